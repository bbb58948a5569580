// Pictures of every page for review: `npm run shots -- http://127.0.0.1:8000 [what] [size] [lang]`.
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'

const [base = 'http://127.0.0.1:8000', only = '', size = '', language = ''] = process.argv.slice(2)
const SIZES = { phone: { width: 360, height: 640 }, desk: { width: 1440, height: 900 } }
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
mkdirSync('shots', { recursive: true })

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS })
const problems = []

async function visit(kind, lang) {
  const context = await browser.newContext({ viewport: SIZES[kind], locale: lang, hasTouch: kind === 'phone', reducedMotion: 'no-preference' })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const where = `${kind}-${lang}`
  page.on('console', (message) => message.type() === 'error' && !message.text().includes('422') && problems.push(`${where}: ${message.text()}`))
  page.on('pageerror', (error) => problems.push(`${where}: ${error.message}`))

  const shot = async (name, fullPage = false) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0) problems.push(`${where} ${name}: ${wide} px too wide`)
    await page.screenshot({ path: `shots/${name}-${where}.png`, fullPage })
  }
  const wanted = (name) => !only || only === name
  const choose = async () => {
    const target = page.locator('.hand .playable:not(.blocked), .question .choice').first()
    if (!(await target.isVisible().catch(() => false))) return false
    await (kind === 'phone' ? target.tap({ force: true }) : target.click({ force: true })).catch(() => {})
    return true
  }
  const play = async (until, limit) => {
    for (const end = Date.now() + limit; Date.now() < end; await page.waitForTimeout(200)) {
      if (await page.evaluate(until)) return true
      await choose()
    }
    return false
  }

  if (wanted('home')) {
    await page.goto(base)
    await page.waitForSelector('.play')
    await page.waitForTimeout(600)
    await shot('home', true)
  }
  for (const [name, address, ready] of [
    ['cards', '/#/cards', '.cell'],
    ['rules', '/#/rules', 'article h1'],
  ]) {
    if (!wanted(name)) continue
    await page.goto(base + address)
    await page.waitForSelector(ready)
    await page.waitForTimeout(700)
    await shot(name)
  }
  if (wanted('score')) {
    await page.goto(`${base}/#/score`)
    await page.waitForSelector('.found li')
    for (const card of ['Antlers', 'Tiny', 'Kidney', 'Sentience', 'Gills']) {
      await page.fill('input[type=search]', card)
      await page.keyboard.press('Enter')
    }
    await page.waitForTimeout(900)
    await shot('score', true)
  }
  if (wanted('table') || wanted('end')) {
    await page.addInitScript(() => localStorage.setItem('endling.settings', JSON.stringify({ pace: 'brisk', sound: false })))
    await page.goto(base)
    await page.selectOption('.how select >> nth=0', '5')
    await page.click('.play')
    await page.waitForSelector('.hand .card')
    await page.waitForTimeout(900)
    await shot('table-start')
    await play(() => document.querySelectorAll('.mine .slot').length >= 3 && document.querySelector('.question.mine'), 60000)
    await page.mouse.move(2, 2)
    await page.waitForTimeout(400)
    await shot('table-middle')
    await shot('table-whole', true)
    const card = page.locator('.hand .card').first()
    if (kind === 'desk') await card.hover()
    else await card.focus().then(() => page.keyboard.press('Shift+Tab').then(() => page.keyboard.press('Tab')))
    await page.waitForTimeout(500)
    await shot('table-peek')
    await page.mouse.move(2, 2)
    if (wanted('end')) {
      await page.evaluate(() => localStorage.setItem('endling.settings', JSON.stringify({ pace: 'instant', sound: false })))
      await page.reload()
      if (!(await play(() => document.querySelector('dialog[open] .winner'), 240000))) problems.push(`${where}: the game did not end`)
      await page.waitForTimeout(1500)
      await shot('end-counting')
      await page.waitForTimeout(14000)
      await shot('end')
      await page.locator('dialog[open] footer a').click()
      await page.waitForSelector('input[type=range]')
      await page.locator('input[type=range]').fill('60')
      await page.waitForTimeout(800)
      await shot('replay')
    }
  }
  await context.close()
}

for (const kind of Object.keys(SIZES)) {
  for (const lang of ['en', 'de']) {
    if ((!size || size === kind) && (!language || language === lang)) await visit(kind, lang)
  }
}
await browser.close()
console.log(problems.length ? problems.join('\n') : 'no problems')
