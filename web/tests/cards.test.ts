import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Card from '../src/games/doomlings/cards/Card.svelte'
import { ICONS } from '../src/games/doomlings/cards/icons'
import { ownWidth } from '../src/games/doomlings/table/piles'
import { breakable, type CardData, longestPart } from '../src/cards/model'
import { AGE_CARDS, CATASTROPHE_CARDS, TRAIT_CARDS, traitCard, trait } from '../src/games/doomlings/gallery/samples'

let mounted: Record<string, unknown> | undefined
function show(props: Record<string, unknown> & { card: CardData | null }): HTMLElement {
  mounted = mount(Card, { target: document.body, props })
  flushSync()
  return document.querySelector<HTMLElement>('.card')!
}
afterEach(() => {
  if (mounted) void unmount(mounted)
  document.body.innerHTML = ''
})

const antlers = { ...traitCard(trait('Antlers')), text: 'First thing.\nSecond thing.' }

describe('card face', () => {
  it('shows the whole effect text when full, and offers it to screen readers when small', () => {
    const full = show({ card: antlers })
    expect([...full.querySelectorAll('.paragraph')].map((p) => p.textContent)).toEqual(['First thing.', 'Second thing.'])
    void unmount(mounted!)
    for (const size of ['compact', 'mini']) {
      document.body.innerHTML = ''
      const small = show({ card: antlers, size })
      const described = small.getAttribute('aria-describedby')!
      expect(document.getElementById(described)!.textContent).toContain('Second thing.')
    }
  })

  it('names value, colour and rank without relying on colour', () => {
    const card = show({ card: traitCard(trait('Tiny')) })
    expect(card.getAttribute('aria-label')).toBe('Tiny, blue, worth 17, Dominant, Drop of Life')
    expect(card.querySelector('.tag')!.textContent).toBe('B')
  })

  it('shows a star instead of a number when the value varies', () => {
    const card = show({ card: traitCard(trait('Kidney')) })
    expect(card.querySelector('.value svg')).not.toBeNull()
    expect(card.getAttribute('aria-label')).toContain('variable')
  })

  it('writes negative values with a real minus sign', () => {
    expect(show({ card: traitCard(trait('Parasitic')) }).querySelector('.value')!.textContent).toBe('−2')
  })

  it('gives each colour of a two-colour trait its tag', () => {
    const tags = show({ card: { ...antlers, colors: ['red', 'green'] } }).querySelectorAll('.tag')
    expect([...tags].map((t) => t.textContent)).toEqual(['R', 'G'])
  })

  it('renders every classic card in every size', () => {
    for (const card of [...TRAIT_CARDS, ...AGE_CARDS, ...CATASTROPHE_CARDS])
      for (const size of ['full', 'compact', 'mini']) {
        const el = show({ card, size })
        expect(el.textContent!.replaceAll('\u00AD', '')).toContain(card.label)
        void unmount(mounted!)
        document.body.innerHTML = ''
      }
    mounted = undefined
    // Some 450 cards: give a busy machine time.
  }, 30_000)

  it('has a sign for every icon in the game', () => {
    for (const icon of new Set(TRAIT_CARDS.flatMap((c) => c.icons))) expect(ICONS).toHaveProperty(icon)
  })

  it('gives nothing away when face down', () => {
    const back = show({ card: null })
    expect(back.textContent!.trim()).toBe('')
    expect(back.getAttribute('aria-label')).toBe('Face-down card')
  })
})

describe('card states', () => {
  it('calls back when picked', () => {
    const onpick = vi.fn()
    const card = show({ card: antlers, playable: true, selected: false, onpick })
    expect(card.tagName).toBe('BUTTON')
    expect(card.getAttribute('aria-pressed')).toBe('false')
    card.click()
    expect(onpick).toHaveBeenCalledOnce()
  })

  it('cannot be picked when blocked, but says why and stays reachable', () => {
    const onpick = vi.fn()
    const card = show({ card: antlers, reason: 'Red is banned.', onpick })
    card.click()
    expect(onpick).not.toHaveBeenCalled()
    expect(card.getAttribute('aria-disabled')).toBe('true')
    expect(card.hasAttribute('disabled')).toBe(false)
    expect(card.textContent).toContain('Red is banned.')
  })

  it('is not a button when there is nothing to do with it', () => {
    expect(show({ card: antlers }).tagName).toBe('ARTICLE')
  })
})

describe('long names', () => {
  it('part at a syllable, and only where they are very long', () => {
    expect(breakable('Chromatophores').split('\u00AD')).toEqual(['Chro', 'ma', 'to', 'phores'])
    expect(breakable('Photosynthesis')).toContain('to\u00AD')
    expect(breakable('Random Fertilization')).toBe('Random Fertilization')
    expect(breakable('Bone Reinforcement', 9)).toBe('Bone Reinforce\u00ADment')
    expect(longestPart(breakable('Bone Reinforcement', 9))).toBe('Reinforce'.length)
    expect(longestPart('Self-Awareness')).toBe('Awareness'.length)
  })
})

describe('the own pile', () => {
  it('takes the room that the hand leaves, up to large cards', () => {
    const [tight, wide] = [{ width: 870, height: 340 }, { width: 1000, height: 560 }]
    expect(ownWidth(53, tight, 7)).toBe(53)
    expect(ownWidth(60, wide, 7)).toBeGreaterThan(120)
    expect(ownWidth(60, wide, 4)).toBeLessThan(ownWidth(60, wide, 7))
    expect(ownWidth(60, { width: 1400, height: 2000 }, 0)).toBe(150)
  })
})
