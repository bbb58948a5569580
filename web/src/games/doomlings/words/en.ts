import { ENGLISH } from '../cards/words'

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** Every word that only Doomlings says. */
export const words = {
  tagline: 'Grow a species. Outlive nobody. Have the best ending.',
  cards: ENGLISH,
  kinds: { trait: 'Traits', age: 'Ages', catastrophe: 'Catastrophes', birth: 'First age', sign: 'Signs' } as Record<string, string>,
  sets: { classic: 'Classic', multi_color: 'Multi-Color', kickstarter_exclusive: 'Kickstarter Exclusives', promo_1e: 'Promo', classic_1e_only: 'First Edition', dinolings: 'Dinolings', meaning_of_life: 'Meaning of Life', mythlings: 'Mythlings', techlings: 'Techlings' } as Record<string, string>,

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
    ageAfterNext: 'Then',
    attachedTo: (card: string) => `attached to ${card}`,
    carries: (card: string) => `carries ${card}`,
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
    // In a guided first game only.
    worth: { title: 'What a trait is worth', text: (card: string) => `The number on a trait is what it is worth when the world ends. ${card} counts for you as long as it stays in your pile.` },
    refill: { title: 'One trait a turn', text: 'Then you stabilize: you draw or discard until your hand has as many cards as your gene pool says, five at first.' },
    round: { title: 'A new round', text: (card: string) => `Everybody has had a turn, and the next age is here: ${card}. Read it first, it may change what is worth playing.` },
    grows: { title: 'A star for a number', text: (card: string) => `What ${card} is worth depends on the table: its text says on what. Beside the pile you always see what it counts now.` },
    action: { title: 'Actions', text: (card: string) => `${card} does something the moment you play it. Such cards are often worth less, so play them when they help most.` },
    colors: { title: 'Colors', text: 'Your pile has more than one color now. Some cards count a color, some ages forbid one, and catastrophes often strike one.' },
    parting: { title: 'Parting with a card', text: 'Choose what helps you least: a card that cannot be played, one that counts little, or one that would help nobody else.' },
    stuck: { title: 'Nothing can be played', text: 'Keep your hand and wait, or discard all of it for new cards. New cards are usually better.' },
    another: { title: 'One more trait', text: 'You may play again in the same turn. This is how piles grow quickly.' },
    lastRound: { title: 'Two of three', text: 'After two catastrophes the next one ends the world. Play what counts now; there may be few turns left.' },
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
    sets: 'Sets in the game',
    discard: 'Discard pile',
    sign: 'Sign',
    attachedTo: (card: string) => `${card} is attached to`,
  },
}

export type DoomWords = typeof words
