/** Questions about somebody's work are shown as what they are: an ordinary calculation is no example of them. */

import { visible } from '../../draw/visible.ts'
import { type Lesson, lessonsOf } from '../../kit/lesson.ts'
import { askedLike } from '../../kit/mend.ts'
import { seeded } from '../../kit/rng.ts'
import type { TopicModule } from '../../kit/template.ts'
import type { Html, Skill, Template } from '../../kit/types.ts'

/** A mistake is to be found or named, or what two people say is to be judged. */
type AboutWork = 'mistake' | 'claims'

const VERDICT = /^(?:Both \p{Lu}\p{L}+ and \p{Lu}\p{L}+|Only \p{Lu}\p{L}+|Neither \p{Lu}\p{L}+ nor \p{Lu}\p{L}+)$/u

const DRAWS = 20

/** An answer of the template; a draw whose numbers do not come together is made again. */
function someAnswer(t: Template): Html {
  for (let i = 0; i < DRAWS; i++) {
    try {
      return t.answer(t.draw(seeded(`${t.id}/${i}`))).html
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
  throw new RangeError(`${t.id}: no answer in ${DRAWS} draws`)
}

/** What a template asks about somebody's work, by its frames and by the form of its answer; null where it asks nothing of it. */
function aboutWork(t: Template): AboutWork | null {
  if (t.frames.every((f) => f.kind === 'error')) return 'mistake'
  return VERDICT.test(someAnswer(t)) ? 'claims' : null
}

/** The question is asked, in so many words. */
const ASKED: Readonly<Record<AboutWork, RegExp>> = {
  mistake: /\b(?:wh(?:at|ere|ich)|how)\b[^?]*\b(?:mistake|error|wrong|too early|not fit|not been shown)\b[^?]*\?/i,
  claims: /\bwho(?:se)?\b[^?]*\?/i,
}

/** Somebody did or said it: a name, or “a student”. Two of them where two are judged. */
const SOMEBODY = /\b(?:\p{Lu}\p{Ll}+(?:’s)?|(?:a|the|one|another|two|each) (?:student|classmate|friend)s?)\b/gu

const shows = (text: Html, kind: AboutWork): boolean =>
  ASKED[kind].test(visible(text)) && (visible(text).match(SOMEBODY)?.length ?? 0) >= (kind === 'claims' ? 2 : 1)

/** The places that name a template: an example by its question, a step by what is done in it. */
function placesNaming({ examples }: Lesson, template: string): Html[] {
  return examples.flatMap((e) => [
    ...(e.covers.includes(template) ? [e.asks] : []),
    ...e.steps.filter((s) => s.covers?.includes(template)).map((s) => s.do),
  ])
}

/** Templates about somebody's work that a lesson names, but nowhere shows as such a question. */
export function notShown(skill: Skill, { templates }: TopicModule): string[] {
  return templates
    .filter((t) => t.skill === skill.id)
    .flatMap((t) => {
      const kind = aboutWork(t)
      const places = lessonsOf(skill).flatMap(({ lesson }) => placesNaming(lesson, askedLike(t.id)))
      if (kind === null || places.length === 0 || places.some((p) => shows(p, kind))) return []
      const what = kind === 'mistake' ? 'asks for a mistake' : 'asks who is right'
      return [`${t.id} ${what}; the example or step that names it does not show this`]
    })
}
