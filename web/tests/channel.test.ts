import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Channel, type Connection, type Socket } from '../src/net/channel'
import type { ClientMessage, ServerMessage } from '../src/net/messages.generated'
import { welcome } from './tableFixture'

class FakeSocket implements Socket {
  sent: ClientMessage[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  closed = false
  send(data: string) {
    this.sent.push(JSON.parse(data) as ClientMessage)
  }
  close() {
    if (this.closed) return
    this.closed = true
    this.onclose?.()
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  moves() {
    return this.sent.filter((message) => message.t === 'move')
  }
}

let sockets: FakeSocket[]
let heard: ServerMessage[]
let states: Connection[]
let channel: Channel
const latest = () => sockets.at(-1)!
const greet = (number = 0) => {
  latest().onopen?.()
  latest().say(welcome({ number }))
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  heard = []
  states = []
  let ids = 0
  channel = new Channel({
    open: () => {
      sockets.push(new FakeSocket())
      return latest()
    },
    token: 'secret',
    newId: () => `move ${++ids}`,
    events: { message: (message) => void heard.push(message), connection: (state) => void states.push(state) },
  })
})
afterEach(() => {
  channel.close()
  vi.useRealTimers()
})

describe('connecting', () => {
  it('says hello with the token and the last number', () => {
    latest().onopen?.()
    expect(latest().sent).toEqual([{ t: 'hello', token: 'secret', last: 0 }])
  })

  it('comes back by itself, later and later, and resumes from the last number', () => {
    greet(7)
    latest().close()
    expect(states.at(-1)).toBe('waiting')
    vi.advanceTimersByTime(400)
    expect(sockets).toHaveLength(2)
    latest().close()
    vi.advanceTimersByTime(400)
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(400)
    expect(sockets).toHaveLength(3)
    latest().onopen?.()
    expect(latest().sent[0]).toEqual({ t: 'hello', token: 'secret', last: 7 })
  })

  it('gives up a line on which nothing is heard any more', () => {
    greet()
    vi.advanceTimersByTime(50_000)
    expect(latest().sent.some((message) => message.t === 'ping')).toBe(true)
    vi.advanceTimersByTime(400)
    expect(sockets).toHaveLength(2)
    expect(sockets[0]!.closed).toBe(true)
  })

  it('does not ask again for a table that does not exist', () => {
    latest().onopen?.()
    latest().say({ t: 'error', code: 'unknown_table', message: 'There is no such table.' })
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(states.at(-1)).toBe('closed')
    expect(heard.at(-1)).toMatchObject({ t: 'error' })
  })

  it('stays closed once it has been left', () => {
    greet()
    channel.close()
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
  })
})

describe('moves', () => {
  it('repeats a move with the same id until it is acknowledged', () => {
    greet(3)
    channel.play(70)
    vi.advanceTimersByTime(5100)
    expect(latest().moves()).toEqual(Array(3).fill({ t: 'move', id: 'move 1', after: 3, action: 70 }))
    latest().say({ t: 'ack', id: 'move 1', number: 4 })
    vi.advanceTimersByTime(10_000)
    expect(latest().moves()).toHaveLength(3)
    expect(channel.pending).toBe(false)
  })

  it('sends an unacknowledged move again over the next connection, after the welcome', () => {
    greet(3)
    channel.play(70)
    latest().close()
    vi.advanceTimersByTime(400)
    latest().onopen?.()
    expect(latest().moves()).toHaveLength(0)
    latest().say(welcome({ number: 4 }))
    expect(latest().moves()).toEqual([{ t: 'move', id: 'move 1', after: 3, action: 70 }])
  })

  it('takes no second move while one is on its way, and one after a refusal', () => {
    greet()
    channel.play(70)
    channel.play(71)
    expect(latest().moves()).toHaveLength(1)
    latest().say({ t: 'error', code: 'stale', message: 'too late', id: 'move 1' })
    channel.play(71)
    expect(latest().moves().at(-1)).toMatchObject({ id: 'move 2', action: 71 })
  })
})

describe('updates', () => {
  const update = (number: number) => ({ t: 'update', after: number - 1, number, events: [], changes: {} })

  it('counts a repeated update once', () => {
    greet(3)
    latest().say(update(4))
    latest().say(update(4))
    latest().say(update(3))
    expect(heard.filter((message) => message.t === 'update')).toHaveLength(1)
    expect(channel.number).toBe(4)
  })

  it('asks for everything when something was missed', () => {
    greet(3)
    latest().say(update(6))
    expect(heard.filter((message) => message.t === 'update')).toHaveLength(0)
    expect(latest().sent.at(-1)).toEqual({ t: 'sync' })
    latest().say(welcome({ number: 6 }))
    latest().say(update(7))
    expect(channel.number).toBe(7)
  })

  it('follows a welcome back when a step was taken back', () => {
    greet(9)
    latest().say(welcome({ number: 8 }))
    latest().say(update(9))
    expect(channel.number).toBe(9)
  })

  it('ignores what it cannot read', () => {
    greet()
    latest().onmessage?.({ data: '{broken' })
    latest().onmessage?.({ data: new ArrayBuffer(2) })
    latest().onmessage?.({ data: '17' })
    expect(heard).toHaveLength(1)
  })
})
