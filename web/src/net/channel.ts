import type { ClientMessage, ServerMessage } from './messages.generated'

/** The part of a WebSocket that is needed; tests bring their own. */
export interface Socket {
  send(data: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

export type Connection = 'connecting' | 'open' | 'waiting' | 'closed'

export interface ChannelEvents {
  /** Everything that is new; repeated updates have been taken out. */
  message(message: ServerMessage): void
  connection(state: Connection): void
}

interface Settings {
  open(): Socket
  token: string | null
  events: ChannelEvents
  newId?(): string
}

interface Move {
  id: string
  after: number
  action: number
  note?: string
}

/** Refusals of a hello that asking again will not change. */
const FINAL = ['unknown_table', 'bad_token', 'old_rules', 'foreign_origin']
const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const RESEND_AFTER = 2500
const PING_EVERY = 20_000
/** After this long without a message the line counts as dead. */
const SILENCE = 50_000

/** Keeps one viewer in step with one table: reconnects, resends what was not acknowledged. */
export class Channel {
  /** The last step that is known; 0: none. */
  number = 0
  private readonly events: ChannelEvents
  private token: string | null
  private socket: Socket | null = null
  private move: Move | null = null
  private attempts = 0
  private greeted = false
  private ended = false
  private timers: Partial<Record<'retry' | 'resend' | 'ping' | 'silence', ReturnType<typeof setTimeout>>> = {}

  constructor(private readonly settings: Settings) {
    this.events = settings.events
    this.token = settings.token
    this.connect()
  }

  /** Whether a move is on its way. */
  get pending(): boolean {
    return this.move !== null
  }

  play(action: number, note = ''): void {
    if (this.move) return
    const id = (this.settings.newId ?? randomId)()
    this.move = { id, after: this.number, action, ...(note && { note }) }
    this.sendMove()
  }

  /** Messages that may get lost without harm. */
  say(message: Exclude<ClientMessage, { t: 'hello' | 'move' }>): boolean {
    if (!this.greeted) return false
    this.write(message)
    return true
  }

  /** Come again, as somebody with a name. */
  become(token: string): void {
    this.token = token
    const socket = this.socket
    this.socket = null
    this.greeted = false
    this.stop('retry', 'resend', 'ping', 'silence')
    socket?.close()
    this.connect()
  }

  /** Try again at once, for instance because the device is back online. */
  hurry(): void {
    if (this.ended || this.socket) return
    this.connect()
  }

  close(): void {
    this.ended = true
    this.stop('retry', 'resend', 'ping', 'silence')
    this.socket?.close()
    this.events.connection('closed')
  }

  private connect(): void {
    this.stop('retry')
    this.events.connection('connecting')
    const socket = this.settings.open()
    this.socket = socket
    socket.onopen = () => this.write({ t: 'hello', token: this.token, last: this.number })
    socket.onmessage = ({ data }) => this.socket === socket && this.receive(data)
    socket.onclose = () => this.socket === socket && this.lost()
    this.expectWord()
  }

  private lost(): void {
    this.socket = null
    this.greeted = false
    this.stop('resend', 'ping', 'silence')
    if (this.ended) return
    this.events.connection('waiting')
    const wait = Math.min(FIRST_WAIT * 2 ** this.attempts++, LONGEST_WAIT)
    this.after('retry', wait, () => this.connect())
  }

  private receive(data: unknown): void {
    this.expectWord()
    const message = parse(data)
    if (!message) return
    if (message.t === 'welcome') {
      this.greeted = true
      this.attempts = 0
      this.number = message.number
      this.keepAlive()
      this.events.connection('open')
      this.sendMove()
      this.events.message(message)
      return
    }
    if (message.t === 'update') {
      if (message.number <= this.number) return
      // Something was missed: a new welcome brings everything.
      if (message.after > this.number) return this.write({ t: 'sync' })
      this.number = message.number
    }
    if ((message.t === 'ack' || message.t === 'error') && message.id === this.move?.id) {
      this.move = null
      this.stop('resend')
    }
    if (message.t === 'error' && !this.greeted && FINAL.includes(message.code)) this.close()
    this.events.message(message)
  }

  private sendMove(): void {
    if (!this.move || !this.greeted) return
    this.write({ t: 'move', ...this.move })
    this.after('resend', RESEND_AFTER, () => this.sendMove())
  }

  private keepAlive(): void {
    this.after('ping', PING_EVERY, () => {
      this.write({ t: 'ping' })
      this.keepAlive()
    })
  }

  private expectWord(): void {
    this.after('silence', SILENCE, () => {
      const socket = this.socket
      this.lost()
      socket?.close()
    })
  }

  private write(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message))
  }

  private after(name: keyof Channel['timers'], wait: number, then: () => void): void {
    this.stop(name)
    this.timers[name] = setTimeout(then, wait)
  }

  private stop(...names: (keyof Channel['timers'])[]): void {
    for (const name of names) clearTimeout(this.timers[name])
  }
}

/** 128 random bits; `crypto.randomUUID` is missing where a page comes over plain http. */
export const randomId = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function parse(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null
  try {
    const message: unknown = JSON.parse(data)
    const known = typeof message === 'object' && message !== null && 't' in message
    return known ? (message as ServerMessage) : null
  } catch {
    return null
  }
}

export function tableSocket(table: string, lang: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/play?lang=${encodeURIComponent(lang)}`) as unknown as Socket
}
