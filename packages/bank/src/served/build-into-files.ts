/** `node build-into-files.ts <folder>`: builds the bank and keeps it there. */

import { buildBank } from './build.ts'
import { keep, sourceHash } from './cache.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('the folder for the built bank must be named')
const { bank, items } = buildBank()
keep(folder, sourceHash(), bank, items)
