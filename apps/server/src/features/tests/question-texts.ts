import type { Reader } from '../../db/connect.ts'
import type { PublicPart, SecretPart } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'
import { forgetText, keepText, lasting } from '../../http/lasting.ts'

type Texts = Readonly<{ public: PublicPart; secret: SecretPart }>
/** What a revision is known by: `text_hash` is the hash of all its texts, so that what is kept under it is never out of date. */
type Named = Readonly<{ id: number; text_hash: string }>

/** The oldest go first; about 40 MB. */
const MOST = 4000
const kept = new Map<string, Texts>()

const longest = (texts: Texts): string[] => [texts.public.content, texts.secret.explanation]

function keep(hash: string, texts: Texts): void {
  lasting(texts.public)
  lasting(texts.secret)
  longest(texts).forEach(keepText)
  kept.set(hash, texts)
  if (kept.size <= MOST) return
  const [oldest] = kept
  if (!oldest) return
  kept.delete(oldest[0])
  longest(oldest[1]).forEach(forgetText)
}

const READ = {
  name: 'question_texts',
  text: 'select text_hash, public, secret from item_revision where id = any($1)',
} as const

/** The texts of revisions, from memory where they were read before: of a test they are the most that would be read. */
export async function textsOf(db: Reader, revisions: readonly Named[]): Promise<(hash: string) => Texts> {
  const unknown = revisions.filter(({ text_hash }) => !kept.has(text_hash)).map(({ id }) => id)
  const read = unknown.length === 0 ? [] : await run<Texts & { text_hash: string }>(db, READ, [unknown])
  const found = new Map(revisions.map(({ text_hash }) => [text_hash, kept.get(text_hash)]))
  for (const { text_hash, ...texts } of read) {
    found.set(text_hash, texts)
    keep(text_hash, texts)
  }
  return (hash) => {
    const texts = found.get(hash)
    if (!texts) throw new Error('a revision must have its texts')
    return texts
  }
}
