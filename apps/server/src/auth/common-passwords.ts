import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/**
 * The 10,000 most common passwords that can meet our rules, in lower case: from the ranked list of
 * @zxcvbn-ts/language-common 4.1.3 (MIT) those of 8 or more characters with letters and a digit, filled up with its most
 * common words in the forms people give them to pass such rules (word + 1, 123, a year …).
 */
let list: ReadonlySet<string> | null = null

export function isCommonPassword(password: string): boolean {
  list ??= new Set(
    gunzipSync(readFileSync(join(import.meta.dirname, 'common-passwords.txt.gz')))
      .toString()
      .split('\n'),
  )
  return list.has(password.toLowerCase())
}
