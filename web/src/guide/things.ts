import type { Guide } from '../games/module'
import type { TableView } from '../net/view'
import type { CardBook } from '../state/cards.svelte'

/** Something that a newcomer meets. */
export interface Thing<View, Book> {
  /** Whether it matters now; the name of a card: it does, and that is the card to speak of. */
  met: (view: View, seat: number, book: Book) => boolean | string | null | undefined
  /** Whoever answers the question has understood it, without saying so. */
  answered?: true
  /** Only told in a guided first game: it is good to know, but everybody finds out sooner or later. */
  guided?: true
  /** Told when the game is over. */
  afterwards?: true
}

/** What is said of a thing; a function where a card is spoken of. */
export type ThingWords = { title: string; text: string | ((card: string) => string) }

type AnyThing = Thing<TableView, CardBook>

/** Whether somebody is asked one of these questions. */
export const asked =
  (...prompts: string[]) =>
  (view: TableView, seat: number): boolean =>
    view.actor === seat && prompts.includes(view.prompt ?? '')

/** A guide to things, in the order in which they are best explained. */
export function guideTo<View, Book, Topic extends string>(things: Record<Topic, Thing<View, Book>>, words: () => Record<Topic, ThingWords>): Guide {
  const all = things as unknown as Record<string, AnyThing>
  return {
    newTopic(view, book, seen, guided = false) {
      const { seat } = view
      if (seat === null) return null
      const isNew = ([topic, thing]: [string, AnyThing]) => !seen.includes(topic) && (guided || !thing.guided) && view.over === Boolean(thing.afterwards) && thing.met(view, seat, book)
      return Object.entries(all).find(isNew)?.[0] ?? null
    },
    note(topic, view, book) {
      const { title, text } = words()[topic as Topic]
      if (typeof text === 'string') return { title, text }
      const card = view.seat === null ? null : all[topic]!.met(view, view.seat, book)
      return { title, text: text(typeof card === 'string' ? book.label(card) : '') }
    },
    isAnswered: (topic) => Boolean(all[topic]?.answered),
  }
}
