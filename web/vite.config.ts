import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { ManualChunksOption } from 'rollup'
import { defineConfig } from 'vite'

const SHARED_BY = 3

/** Many small files are slow to fetch: what comes first is one, and so is what later pages share. */
const chunkOf: ManualChunksOption = (id, { getModuleInfo }) => {
  const pages = new Set<string>()
  const seen = new Set([id])
  // A set that grows is walked through to its end.
  for (const module of seen) {
    const info = getModuleInfo(module)
    if (!info || info.isEntry) return 'first'
    if (info.dynamicImporters.length) pages.add(module)
    info.importers.forEach((importer) => seen.add(importer))
  }
  return pages.size >= SHARED_BY ? 'shared' : undefined
}

// The gallery is a review page: `vite build --mode gallery` builds it, a plain build leaves it out.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // The content policy of the server allows fonts only from files.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: mode === 'gallery' ? 'gallery.html' : 'index.html',
      output: { manualChunks: chunkOf, onlyExplicitManualChunks: true },
    },
    outDir: mode === 'gallery' ? 'dist-gallery' : 'dist',
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
}))
