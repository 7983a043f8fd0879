import { questions } from '../marked.ts'

export const boundaries7 = questions('boundaries')`
## 147 High 1.2
When the old bridge at Corvane was closed in 1987, engineers were asked what it would cost to repair. What the town council really needed to know was not whether the bridge could be saved but whether anyone would go on using ______ question that no engineer was in a position to answer.
= it, a
- question-mark-in-statement | it? A | The word “whether” may sound like asking, but the sentence only reports what the council needed to know, so it is a statement.
- semicolon-with-fragment | it; a | The words “a question that no engineer was in a position to answer” have no main verb, so no semicolon can stand before them.
- period-makes-fragment | it. A | The period leaves behind a noun with a clause hanging on it, “A question that no engineer was in a position to answer,” and no main verb.
> Boundaries. Is anything asked directly, and can the words after the blank stand alone?
! “What the town council really needed to know was not whether” and so on is a statement, and “question that no engineer was in a position to answer” only renames its last part: a comma joins it.
## 148 High 1.5
The first edition of the atlas, bound in leather and sold by subscription, was gone within a week. The second edition sold hardly ______ low price, a fifth of what had been asked before, could not tempt people who already owned the first.
= at all, however; its
- however-on-the-wrong-side | at all; however, its | The contrast is between the first edition and the second; the low price explains the poor sale and does not contrast with it.
- however-as-conjunction | at all, however, its | Two complete sentences meet here, and “however” between commas cannot join them as “but” would.
- comma-splice | at all, its | A comma alone stands between two complete sentences, the one about the second edition and the one about its price.
> Boundaries. There are two complete sentences; decide which of them “however” sets against what came before.
! “The second edition sold hardly” at all contrasts with the first, which “was gone within a week,” so <i>however</i> belongs to it; the sentence about the “low price” gives the reason and needs a strong mark before it.
## 149 High 1.1
Among the treasures of the monastery are seven gospel books with gilded initials. The claim that the four volumes the library acquired in 1911 were copied by a single ______ on the color of the ink, which may have changed for reasons that have nothing to do with the hand that held the pen.
= scribe rests
- comma-between-subject-and-verb | scribe, rests | The long subject invites a pause, but “The claim” is the subject of “rests,” and a comma would part the two.
- colon-after-fragment | scribe: rests | What stands before the blank is only a subject with a clause about it, not a complete sentence, so a colon cannot follow.
- dash-splits-clause | scribe—rests | Nothing interrupts the sentence here; a single dash would merely cut “The claim” off from its verb.
> Boundaries. Find the subject of the verb “rests” and see whether anything may stand between the two.
! “The claim that the four volumes the library acquired in 1911 were copied by a single” scribe is one long subject; its verb follows without any mark.
`
