import { ENGLISH } from '../cards/words'

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** Every word that only Doomlings says. */
export const words = {
  tagline: 'Grow a species. Outlive nobody. Have the best ending.',
  cards: ENGLISH,
  kinds: { trait: 'Traits', age: 'Ages', catastrophe: 'Catastrophes', birth: 'First age', sign: 'Signs' } as Record<string, string>,

  table: {
    yourPile: 'Your pile',
    pileOf: (name: string) => `Pile of ${name}`,
    empty: 'No traits yet',
    genePool: (n: number) => `Gene pool ${n}`.replace('-', '−'),
    shielded: 'protected',
    sign: 'Sign:',
    colorSum: (color: string, n: number, points: number) => `${color}: ${counted(n, 'trait', 'traits')}, ${counted(points, 'point', 'points')}`.replace('-', '−'),
    chosen: (color: string) => `chosen color: ${color}`,
    endRange: (least: string, most: string) => (least === most ? `World’s End ${most}` : `World’s End ${least} to ${most}`),
    first: 'first player',
    recolored: (from: string, to: string) => `${from} counts as ${to}`,
    species: (name: string, n: number) => `The species of ${name}, ${counted(n, 'trait', 'traits')}`,
    age: 'Age in force',
    eras: 'Ages so far',
    agesLeft: (n: number) => counted(n, 'card left in the age deck', 'cards left in the age deck'),
    catastrophes: (n: number) => `${n} of 3 catastrophes`,
    nextAge: 'Next',
    deck: 'Deck',
    discard: 'Discard pile',
    noDiscard: 'Nothing has been discarded yet.',
    worldsEnd: 'World’s End',
    tieBreak: 'Tie-break',
    prospect: {
      open: 'hard to say yet',
      atBest: (points: string) => `at best ${points}`,
      between: (least: string, most: string) => `${least} to ${most}`,
      others: (range: string) => `others ${range}`,
      nothing: 'changes nothing now',
    },
  },

  topics: {
    aim: { title: 'What it is about', text: 'Play traits to grow a species of your own. When the third catastrophe ends the world, the species with the most points wins.' },
    hand: { title: 'Your hand', text: 'Cards that glow can be played: click or tap one. Rest on a card or hold it to read it in full.' },
    age: { title: 'The age', text: 'A picture of its own shows the age in force. It may do something once, or set a law for this round.' },
    blocked: { title: 'Faded cards', text: 'A faded card cannot be chosen now. Rest on it or tap it, and it says why.' },
    pile: { title: 'Your species', text: 'What you play joins your pile. Your creature grows with every trait, and the points are counted for you as things stand.' },
    undo: { title: 'Changed your mind?', text: 'Undo takes your last step back as long as it showed nobody anything new. Otherwise the others are asked.' },
    opponents: { title: 'The others', text: 'Their piles are open: tap somebody and look at any card. The small card shows how many they hold, the spiral how large their gene pool is.' },
    choice: { title: 'A question', text: 'When a card wants a decision, the answers stand below the question, or glow in the piles. The question mark opens the rules about it.' },
    reaction: { title: 'A chance to react', text: 'You may answer what somebody else does. If you rarely want to, let the table decline for you.' },
    genePool: { title: 'Gene pools', text: 'The gene pool is the size of the hand you come back to at the end of your turn. It has just become different for some.' },
    dominant: { title: 'A dominant trait', text: 'It has a golden edge and stays: nobody can take it or make you discard it.' },
    catastrophe: { title: 'A catastrophe', text: 'It hits everybody. The circles beside the ages count them: the third one ends the world.' },
    worldsEnd: { title: 'World’s End', text: 'No more turns. The last effects are carried out, then every point is counted.' },
  },

  besides: { catastrophe: 'World’s End', opponents: 'From opponents', leader: 'Largest gene pool', goal: 'Sign' } as Record<string, string>,

  score: {
    takeAway: 'A tap on a card takes it away again.',
    pile: 'Pile',
    hand: 'Hand',
    hint: 'Only traits that count hand cards need it.',
    genePool: 'Gene pool',
    drawn: 'Value drawn at World’s End',
    denied: 'Protected from the last catastrophe',
    end: 'Catastrophes, in order',
    choice: (card: string) => `Choice for ${card}`,
    countsAs: 'counts as',
  },
}

export type DoomWords = typeof words
