const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const hexOf = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether the key of a shuffle belongs to the fingerprint shown before; null where it cannot be computed. */
export async function belongsTo(key: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null
  return hexOf(await crypto.subtle.digest('SHA-256', bytesOf(key))) === commitment.toLowerCase()
}
