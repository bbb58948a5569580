import { api } from '../net/api'
import type { Analysis, Judgement } from '../net/messages.generated'

const ASK_AGAIN = 1000

/** What a bot thinks of a finished game: asked for as soon as somebody wants to know, and again until it is ready. */
export class AnalysisState {
  found = $state.raw<Analysis | null>(null)
  problem = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private asking = ''

  constructor(private readonly id: string) {}

  want(lang: string): void {
    if (this.asking === lang) return
    this.stop()
    this.asking = lang
    void this.ask(lang)
  }

  stop(): void {
    this.asking = ''
    clearTimeout(this.timer)
  }

  /** The decision that was made at a step of the replay. */
  at(step: number): Judgement | null {
    return this.found?.decisions.find(({ number }) => number - 1 === step) ?? null
  }

  private async ask(lang: string): Promise<void> {
    try {
      const answer = await api.analysis(this.id, lang)
      if (this.asking !== lang) return
      this.found = answer
      if (!answer.ready) this.timer = setTimeout(() => void this.ask(lang), ASK_AGAIN)
    } catch (error) {
      this.problem = (error as Error).message
    }
  }
}
