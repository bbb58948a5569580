import { FIRST_GAME } from '../games'

/** The review galleries of the games: `gallery.html?NAME` shows one. */
const galleries = import.meta.glob('../games/*/gallery/main.ts')
const wanted = location.search.slice(1) || FIRST_GAME
const [, open] = Object.entries(galleries).find(([path]) => path.includes(`/${wanted}/`)) ?? []
if (open) void open()
else document.body.textContent = `There is no gallery of ${wanted}.`
