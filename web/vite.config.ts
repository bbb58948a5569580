import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The gallery is a review page: `vite build --mode gallery` builds it, a plain build leaves it out.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // The content policy of the server allows fonts only from files.
    assetsInlineLimit: 0,
    rollupOptions: { input: mode === 'gallery' ? 'gallery.html' : 'index.html' },
    outDir: mode === 'gallery' ? 'dist-gallery' : 'dist',
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
}))
