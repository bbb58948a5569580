import type { CardData } from '../src/cards/model'
import type { Board, Fact, SheetEntry, Zone } from '../src/net/board.generated'
import type { TableView } from '../src/net/view'
import { CardBook } from '../src/state/cards.svelte'

const zone = (name: string, label: string, change: Partial<Zone>): Zone => ({ name, label, of: 'seat', form: 'set', seen_by: 'all', facts: [], area: 'seat', look: 'row', group_by: null, ...change })
const fact = (name: string, label: string, change: Partial<Fact> = {}): Fact => ({ name, label, of: 'seat', kind: 'number', words: null, area: 'seat', facts: [], ...change })

const entry = (name: string, label: string, kind: SheetEntry['kind'], change: Partial<SheetEntry> = {}): SheetEntry => ({ name, label, kind, of: [], least: 0, most: 0, optional: false, ...change })

/** An invented game with one zone of every look, whose fewest embers win. */
export const BOARD: Board = {
  game: 'embers',
  title: 'Embers',
  most_players: 4,
  minutes: 10,
  summary: 'Keep your house from burning.',
  lowest_wins: true,
  colors: ['orange', 'teal'],
  zones: [
    zone('hand', 'Hand', { seen_by: 'owner', area: 'hand', look: 'fan' }),
    zone('tricks', 'Tricks', { look: 'groups', group_by: 'colors', facts: ['points'] }),
    zone('houses', 'Houses', { facts: ['burnt', 'points'] }),
    zone('walls', 'Walls', { of: 'house', form: 'stack', area: 'card', look: 'stack' }),
    zone('plots', 'Plots', { form: 'list' }),
    zone('deck', 'Deck', { of: 'table', form: 'list', seen_by: 'nobody', area: 'middle', look: 'heap' }),
    zone('ashes', 'Ashes', { of: 'table', form: 'list', area: 'middle', look: 'heap' }),
    zone('weather', 'Weather', { of: 'table', form: 'list', area: 'middle', look: 'scene' }),
    zone('past', 'Past weather', { of: 'table', form: 'list', area: 'middle', look: 'track' }),
    zone('secret', 'Secret', { of: 'table', area: 'none' }),
  ],
  facts: [
    fact('water', 'water'),
    fact('asleep', 'asleep', { kind: 'bool' }),
    fact('mood', 'mood', { kind: 'word', words: { calm: 'quite calm' } }),
    fact('turn', 'turn', { of: 'table', kind: 'seat', area: 'middle' }),
    fact('omen', 'omen', { of: 'table', kind: 'card', area: 'middle' }),
    fact('burnt', 'burnt', { of: 'houses', kind: 'bool', area: 'none' }),
    fact('points', 'points', { of: 'houses', area: 'none' }),
    fact('points', 'points', { of: 'tricks', area: 'none' }),
    fact('hidden', 'hidden', { area: 'none' }),
    fact('omens', 'omens', { of: 'table', kind: 'list', area: 'middle', facts: [fact('card', 'card', { kind: 'card' }), fact('owner', 'of', { kind: 'seat' })] }),
  ],
  questions: [
    { name: 'play', about: 'hand', secret: false, window: false, simultaneous: false, race: false, declines: null },
    { name: 'douse', about: 'hand', secret: true, window: true, simultaneous: false, race: false, declines: 'pass' },
  ],
  events: [
    { name: 'burn', shown: 'shake' },
    { name: 'show', shown: 'reveal' },
  ],
  sheet: {
    player: [
      entry('tricks', 'Tricks', 'cards', { of: ['flame'] }),
      entry('water', 'Water', 'number', { most: 9 }),
      entry('asleep', 'Asleep', 'bool'),
    ],
    table: [entry('weather', 'Weather', 'card', { of: ['weather'], optional: true })],
  },
}

const card = (name: string, kind: string, change: Partial<CardData> = {}): CardData => ({ name, label: name, kind, text: `What ${name} does.`, copies: 1, game: 'embers', ...change })

export const BOOK = new CardBook(
  [
    card('Spark', 'flame', { colors: ['orange'], heat: 3, wild: true }),
    card('Glow', 'flame', { colors: ['teal'], heat: -2, wild: false }),
    card('Cottage', 'house'),
    card('Brick', 'wall'),
    card('Gale', 'weather'),
    card('Drizzle', 'weather'),
  ],
  'embers',
  {},
  BOARD,
)

export const view = (change: Partial<TableView> = {}): TableView => ({
  game: 'embers',
  seat: 0,
  players: [
    { hand: ['Spark', 'Glow'], hand_size: 2, known_hand: null, tricks: [{ card: 'Spark', points: 3 }], houses: [], plots: [null, 'Glow'], water: -2, asleep: false, mood: 'calm', hidden: 9 },
    {
      hand: null,
      hand_size: null,
      known_hand: ['Glow'],
      tricks: [],
      houses: [
        { card: 'Cottage', id: 1, burnt: true, points: 2, walls: [{ card: 'Brick' }, { card: 'Brick' }] },
        { card: 'Cottage', id: 2, burnt: false, points: 5, walls: [] },
      ],
      plots: [],
      water: 4,
      asleep: true,
      mood: 'calm',
      hidden: 9,
    },
  ],
  deck_size: 12,
  ashes: ['Glow', 'Spark'],
  weather: 'Gale',
  past: ['Drizzle'],
  turn: 1,
  omen: 'Drizzle',
  omens: [{ card: 'Gale', owner: 1 }],
  actor: 0,
  prompt: 'play',
  cause: null,
  over: false,
  question: 'Play a flame',
  choices: [],
  blocked: [],
  ...change,
})
