import { questions } from '../marked.ts'

export const formStructureSense7 = questions('form-structure-sense')`
## 145 High 1.3
For decades, nobody could say how the mason had found the angles of the stair. Then, in 1998, a solution came to light. Folded between two of the letters that his heirs turned over to the archive ______ a sheet of measurements in his own hand.
= was
- agrees-with-nearest-noun | were | “Letters” and “heirs” stand close by and are plural, but what was folded between the letters is “a sheet,” which follows the verb.
- fragment-by-participle | being | An -ing form is not a full verb, and the sentence has no other for “a sheet”; “turned” belongs to the heirs.
- tense-shift | is | The present may sound lively, but “came to light” and “turned over” tell of 1998, so the past is needed.
> Agreement. The subject stands after the verb: what was folded between the letters?
! The order is turned around: “a sheet of measurements in his own hand” is the subject, a singular, and the story is told in the past.
## 146 High 1.2
Most early drawings of the caves were finished in a studio, months after the visit. Trained as a surveyor and suspicious of anything put down from memory, ______ As a result, they are the only ones of that time that can be laid over a modern plan.
= Ferris made all of her drawings underground.
- modifier-before-a-part | Ferris’s drawings were all made underground. | Ferris is named first, but only as an owner; the phrase would say that the drawings were trained as a surveyor.
- dangling-modifier | the drawings by Ferris were all made underground. | The noun after the comma is “the drawings,” and these were neither trained nor suspicious of anything.
- modifier-there-is | it was underground that Ferris made all of her drawings. | “It was underground” comes first and names nobody, so the phrase about training has no one beside it to describe.
> Modifier. Who was trained as a surveyor? That person must follow the comma.
! “Trained as a surveyor and suspicious of anything put down from memory” describes a person, so <i>Ferris</i> must be the first noun after the comma.
## 147 High 1.3
The survey of the flooded valley was ordered in 1926 and then forgotten. By the time the commission that had paid for it finally met, in the fall of 1932, two of the three villages on its maps ______, and the name of the third appeared on the door of a railway station forty miles away.
= had been abandoned
- perfect-for-past | have been abandoned | “Have been” reaches up to the present, but the text looks back from the fall of 1932, when the commission met.
- counts-one-as-many | was abandoned | “Was” is singular and might go with “valley” or “survey,” but the subject is “two of the three villages,” a plural.
- fragment-by-participle | having been abandoned | A comma and “and” join two clauses here, and the first needs a full verb for “two of the three villages”; “having been” gives it none.
> Tense and agreement. Which came first, the meeting of 1932 or the leaving of the villages, and how many were left?
! “By the time the commission that had paid for it finally met” sets a moment in the past, and the leaving of “two of the three villages” lies before it: <i>had been abandoned</i>.
`
