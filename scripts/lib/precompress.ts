import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const pack = promisify(brotliCompress)

/** Smaller ones gain less than their headers weigh. */
const WORTH_BYTES = 1024
/** The last step, 11, takes three times as long for two in a hundred. */
const QUALITY = 10

/**
 * Packs scripts and styles once, nearly as small as they get, beside the originals: what is packed anew for every visitor is packed
 * in haste, and larger.
 */
export async function precompress(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      if (!/\.(js|css)$/.test(name)) return
      const text = await readFile(join(folder, name))
      if (text.length < WORTH_BYTES) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
      await writeFile(join(folder, `${name}.br`), await pack(text, { params }))
    }),
  )
}
