import { tick } from 'svelte'
import { Channel, type Connection, type Socket } from '../net/channel'
import type { Board } from '../net/board.generated'
import type { Contribute, Over, ServerMessage, UndoAsk, Update, Welcome, Window } from '../net/messages.generated'
import type { Line } from '../net/messages.generated'
import { mergeChanges, type TableView } from '../net/view'
import { declining, isSecret } from '../table/choices'
import { covers, NO_ORDERS, type Standing } from '../table/orders'
import { boardOf as knownBoard } from './cards.svelte'

/** The place where moves become visible. */
export interface Stage {
  /** Show what everybody is to look at, before anything changes because of it. */
  announce(events: Line[]): Promise<void>
  /** Remember where every card lies. */
  before(): void
  /** Show what happened; resolves when the next thing may happen. */
  after(events: Line[], update: Update): Promise<void>
  /** Let it be over at once. */
  skip(): void
}

interface Setup {
  boardOf?(game: string): Board | null
  open(): Socket
  token: string | null
  newId?(): string
  /** What this browser has to add to the shuffle. */
  contribution?(welcome: Welcome): Contribute | null
}

/** A moment in which anybody may react. */
export interface Moment {
  /** The step that tells what came of it. */
  number: number
  /** When it ends, by this page's own clock. */
  until: number
  /** The seats that want more time. */
  held: number[]
  /** Whether I have said that it may end; null: that would not matter. */
  ready: boolean | null
  /** What happened, as far as everybody may know it. */
  lines: Line[]
}

/** With this many updates waiting the rest is shown at once. */
const HURRY = 12
/** With this many milliseconds left a window is over: news of its end come a little early or late. */
const LAST_OF_A_WINDOW = 300

const deadlineIn = (seconds: number | null): number | null => (seconds === null ? null : performance.now() + seconds * 1000)

/** One table as this viewer sees it: applies updates one after the other, so that all are seen. */
export class TableState {
  view = $state.raw<TableView | null>(null)
  log = $state.raw<Line[]>([])
  /** What the welcome says besides view and log: names, seats, invitation. */
  facts = $state.raw<Omit<Welcome, 't' | 'view' | 'log' | 'number'> | null>(null)
  chat = $state.raw<Welcome['chat']>([])
  online = $state.raw<boolean[]>([])
  standins = $state.raw<boolean[]>([])
  /** The action that a bot would choose. */
  hint = $state<number | null>(null)
  /** Whether it is still thinking about that. */
  hinting = $state(false)
  /** What it thinks of the chances with it. */
  hintWin = $state(0)
  /** The rematch to which somebody invites; without a name, somebody did before I came. */
  next = $state.raw<{ table: string; seat: number | null; name: string } | null>(null)
  /** The same, if I am one of those who are invited. */
  rematch = $derived(this.next && this.facts?.seat != null && this.next.seat !== this.facts.seat ? this.next : null)
  ending = $state.raw<Over | null>(null)
  connection = $state<Connection>('connecting')
  sending = $state(false)
  /** Updates that are not yet shown. */
  waiting = $state(0)
  problem = $state('')
  /** The last step that is shown. */
  number = $state(0)
  /** The step that tells what came of my last answer; before it, the question shown is answered. */
  private answered = $state(0)
  undoAsk = $state.raw<UndoAsk | null>(null)
  /** Until when the newest question must be answered, by this page's own clock. */
  deadline = $state<number | null>(null)
  window = $state.raw<Moment | null>(null)
  /** Until when all may act at the same time, after this step. */
  race = $state.raw<{ number: number; until: number } | null>(null)
  /** What I pass on without being asked. */
  orders = $state.raw<Standing>(NO_ORDERS)
  stage: Stage | null = null

  /** Until I am asked nothing is shown slowly. */
  private skipping = $state(false)
  private hurrying = false
  private toldPace = false
  /** How often everything was told again; what was waiting before that no longer counts. */
  private welcomes = 0
  private queue: Update[] = []
  /** Said as soon as the server knows who says it. */
  private unsaid = ''
  /** Who is asked after the newest update, shown or not. */
  private asked: number | null = null
  private showing = false
  private readonly channel: Channel

  private readonly boardOf: (game: string) => Board | null

  private readonly contribution: (welcome: Welcome) => Contribute | null

  constructor({ boardOf = knownBoard, contribution = () => null, ...setup }: Setup) {
    this.boardOf = boardOf
    this.contribution = contribution
    this.channel = new Channel({
      ...setup,
      events: { message: (message) => this.receive(message), connection: (state) => (this.connection = state) },
    })
  }

  /** Whether a choice may be made right now. */
  canChoose = $derived(!this.sending && this.waiting === 0 && this.answered <= this.number && this.connection !== 'closed')
  /** Whether there is something to wait for that can be skipped. */
  canSkip = $derived(!this.skipping && this.view !== null && !this.view.over && this.facts?.started === true && (this.waiting > 0 || (this.view.actor !== null && this.facts.bots[this.view.actor] !== null)))
  myTurn = $derived(this.view !== null && this.view.seat !== null && this.view.actor === this.view.seat && !this.view.over)

  /** Why hand cards cannot be chosen now, by name. */
  reasons = $derived(Object.fromEntries((this.view?.blocked ?? []).filter(({ owner }) => owner === undefined).map(({ card, reason }) => [card, reason])))

  names = $derived(this.facts?.names ?? [])
  /** Somebody else wants to take a step back and waits for an answer. */
  mayVote = $derived(this.undoAsk?.open && this.facts?.seat != null && this.undoAsk.votes[this.facts.seat] === null && this.undoAsk.seat !== this.facts.seat)

  /** People for whom nobody decides at the moment. */
  absent = $derived(this.online.flatMap((there, seat) => (!there && !this.standins[seat] && this.facts?.bots[seat] === null && !this.facts.open[seat] ? [seat] : [])))
  isHost = $derived(this.facts?.seat != null && this.facts.host === this.facts.seat)

  nameOf = (seat: number | null): string => (seat === null ? '' : (this.names[seat] ?? String(seat + 1)))

  choose(action: number, note = ''): void {
    if (!this.canChoose) return
    this.problem = ''
    this.sending = true
    this.channel.play(action, note)
  }

  say(text: string): boolean {
    return this.channel.say({ t: 'chat', text })
  }
  /** Say something as somebody who has only just got a name. */
  sayAs(token: string, text: string): void {
    this.unsaid = text
    this.channel.become(token)
  }
  undo(): void {
    this.channel.say({ t: 'undo' })
  }
  voteUndo(agree: boolean): void {
    this.channel.say({ t: 'undo_vote', agree })
  }
  /** Keep the open window open for longer. */
  hold(): void {
    this.channel.say({ t: 'hold' })
  }
  /** Let the open window end as soon as everybody says so. */
  needNoMore(): void {
    this.channel.say({ t: 'ready' })
  }
  /** The server answers with what holds from now on; a question that is passed on by that is answered first. */
  order(orders: Standing): void {
    const view = this.view
    const pass = view && this.myTurn && covers(orders, view) ? declining(view, this.boardOf(view.game)) : null
    if (pass) this.choose(pass.action)
    this.channel.say({ t: 'orders', ...orders })
  }
  askHint(): void {
    this.hinting = this.channel.say({ t: 'hint' })
  }
  speak(lang: string): void {
    this.channel.say({ t: 'lang', lang })
  }
  /** Show the rest at once, and let bots take no time, until I am asked. */
  skip(): void {
    this.skipping = true
    this.stage?.skip()
    this.sayPace()
  }
  /** Whether bots are always to take no time. */
  hurryBots(always: boolean): void {
    this.hurrying = always
    this.sayPace()
  }
  private sayPace(): void {
    const quick = this.hurrying || this.skipping
    if (quick !== this.toldPace && this.channel.say({ t: 'pace', quick })) this.toldPace = quick
  }
  hurry(): void {
    this.channel.hurry()
  }
  close(): void {
    this.channel.close()
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        return this.welcome(message)
      case 'update':
        // A step back that was refused no longer matters.
        if (this.undoAsk && !this.undoAsk.open) this.undoAsk = null
        this.queue.push(message)
        this.waiting = this.queue.length
        this.startClock(message.changes)
        void this.showNext()
        return
      case 'ack':
        this.answered = message.number
        this.sending = this.channel.pending
        return
      case 'error':
        this.sending = this.channel.pending
        this.problem = message.message
        this.hinting = false
        return
      case 'chat':
        if (!this.chat.some((line) => line.n === message.n)) this.chat = [...this.chat, message]
        return
      case 'presence':
        this.online = message.online
        this.standins = message.standins
        return
      case 'window':
        return this.openWindow(message)
      case 'race':
        this.race = { number: message.number, until: performance.now() + message.left * 1000 }
        return
      case 'orders':
        this.orders = { ...NO_ORDERS, ...message }
        return
      case 'undo_ask':
        this.undoAsk = message
        return
      case 'hint':
        if (message.number !== this.channel.number) return
        this.hinting = false
        this.hint = message.action
        this.hintWin = message.options.find((option) => option.action === message.action)?.win ?? 0
        return
      case 'next':
        this.next = message
        return
      case 'over':
        this.ending = message
        return
      case 'pong':
    }
  }

  private openWindow({ number, left, held, ready, events }: Window): void {
    this.window = { number, until: performance.now() + left * 1000, held, ready, lines: events }
  }

  /** A window is over with the step that tells what came of it; whoever is asked in it is told a step before. */
  private closeWindow(): void {
    if (!this.window || this.number < this.window.number) return
    const asked = this.myTurn && isSecret(this.view!, this.boardOf(this.view!.game)) && this.window.until - performance.now() > LAST_OF_A_WINDOW
    if (!asked) this.window = null
  }

  private welcome(message: Welcome): void {
    const { view, log, ...facts } = message
    this.welcomes++
    this.queue = []
    this.waiting = 0
    this.facts = facts
    this.view = view
    this.asked = view.actor
    this.number = message.number
    this.answered = message.acked
    this.deadline = deadlineIn(message.left)
    this.log = log
    this.chat = message.chat
    this.online = message.online
    this.next = message.next ? { table: message.next, seat: null, name: '' } : null
    this.undoAsk = null
    this.window = null
    this.toldPace = false
    this.sending = this.channel.pending
    const part = this.contribution(message)
    if (part) this.channel.say(part)
    if (this.unsaid && this.say(this.unsaid)) this.unsaid = ''
    this.questionArrived()
  }

  /** Every step starts the clock again, except for bots. */
  private startClock(changes: Update['changes']): void {
    const actor = changes.actor === undefined ? this.asked : (changes.actor as number | null)
    this.asked = actor
    const isTimed = actor !== null && this.facts?.bots[actor] === null
    this.deadline = deadlineIn(isTimed ? (this.facts?.timer ?? null) : null)
  }

  private async showNext(): Promise<void> {
    if (this.showing) return
    this.showing = true
    while (this.queue.length) {
      const update = this.queue.shift()!
      const quick = this.skipping || this.queue.length > HURRY
      const { welcomes } = this
      if (!quick) await this.stage?.announce(update.events)
      if (welcomes !== this.welcomes) continue
      this.stage?.before()
      if (this.view) this.view = mergeChanges(this.view, update.changes)
      this.number = update.number
      this.log = [...this.log, ...update.events]
      this.closeWindow()
      this.waiting = this.queue.length
      await tick()
      if (!this.queue.length) this.questionArrived()
      if (!quick && !this.skipping) await this.stage?.after(update.events, update)
    }
    this.showing = false
  }

  /** A new situation is shown. */
  private questionArrived(): void {
    this.hint = null
    this.hinting = false
    this.problem = ''
    if (this.myTurn || this.view?.over) this.skipping = false
    this.sayPace()
  }
}
