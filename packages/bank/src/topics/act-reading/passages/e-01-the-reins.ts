import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-reins',
  kind: 'Literary Narrative',
  title: 'The Reins',
  description:
    'Passage A is from a novel in the manner of the 1860s, “The Carrier of Harbury” by Eliza Marchbank. Passage B is from the memoir “Mileage In, Mileage Out” by Gene Kaminski (2011). Authors and sources are invented.',
  paragraphs: [
    '# Passage A',
    'Mr. Amos Gedney had been for one-and-thirty years the carrier between Harbury and the market at Aldwick, and it was a saying in both places that he might be robbed of his cart or his dinner, but never of his reins; so that when, upon a wet Thursday in October, he drew up at the foot of Cold Hill and held them out to his granddaughter without a word, Dorcas supposed that he wished to get down.',
    '“No,” said the old man. “Thee drive. I’ve a mind to look about me.”',
    'She was seventeen, and had asked for this at intervals since she was nine. She had often pictured the moment, with sunshine in it; and now she looked at her grandfather’s face, and not at the road. It told her little. He had folded his hands upon his knees and was looking about him, as he had promised, at a hedge.',
    'She took the hill too fast, was told so, and took the next more slowly. Past the turnpike a wagon came toward them on the crown of the road; and Mr. Gedney, who had not yielded to the miller since the old King’s time, said: “Who is it that’s coming?”',
    '“It’s Mr. Stagg, Grandfather. He’s waving to thee.”',
    '“So he is,” said Mr. Gedney. “I had the sun in my eyes. Give him the road.”',
    'There had been no sun since Monday. Dorcas gave the miller the road, and the miller, astonished, forgot to take all of it. For a mile she did not speak. She was recollecting: the parcel left in August at the wrong Mrs. Cobb’s; the new custom of stopping to rest the horse where the lane forked, until some neighbor came by and gave them good day; the Bible, which he now preferred that she should read aloud, since her voice, he said, wanted practice. Each of these had had its explanation, and she had thought no more of it. She found that the explanations, laid side by side, were all of them his.',
    '“Thee’ll want to know the stops,” he said, as the spire of Aldwick came up over the elms.',
    '“I know the stops,” said Dorcas; and then, because this seemed to her to have an edge, she asked whether he would tell them over to her in any case, in the order in which he liked to take them; which he did, leaving out none, with his face to the spire, or a little to the left of it.',
    '# Passage B',
    'My father taught me, his only son, to drive in the spring of 1987, in the bread van, on the lot behind the bakery in Dayton, and my main task during the lessons was to be bad at it. I had been driving the van since August. My father was in bed by eight. My cousin Renny knew a place on Route 4 that sold chili dogs until midnight. We took the keys from the nail by the phone, and put them back on the nail, and filled the tank to where it had been, within a hair, from a can.',
    'So now I stalled. I stalled with care, at different points, so that it would not look like a policy. I asked which pedal. My father explained the clutch to me with two slices of rye, one turning and one not, pressed slowly together. It was a very good explanation. I got interested, and forgot, and went from first into second without a sound.',
    'He wrote something in the route book. He was always writing in it, miles out, miles in, stops, gallons, so I thought nothing of it. There was a book for every year on the shelf over the dryer, and nobody in the family had ever opened one.',
    '“Again,” he said. “Third, this time.”',
    'On the last Sunday he had me take it out on the street. The seat was run all the way back, for his legs, and the mirror showed me the ceiling.',
    '“Well, fix it,” my father said.',
    'I made a show of trying the mirror this way and that.',
    '“No,” he said mildly. He was looking straight ahead, with the book shut on his knee. “Put it where you put it.”',
    'We went up Keowee Street and down Valley, and he talked about the stops, which store took rye and which only said it did. He never mentioned it again, and neither did I. When he died I got the books. In 1986, from August on, there is a second column beside the miles, in pencil, in very small figures, and at the foot of each month he had added it up.',
  ],
  questions: [
    {
      id: 'act-reading/the-reins-q1',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'In Passage A, Dorcas recalls each of the following about her grandfather EXCEPT that he had:',
      right: 'taken to telling his coins by touch.',
      wrong: [
        {
          html: 'delivered something to the wrong household.',
          misconception: 'ar-overlooked-mention',
          why: 'It is the first thing in her list: “the parcel left in August at the wrong Mrs. Cobb’s.”',
        },
        {
          html: 'waited at a turning until he was greeted.',
          misconception: 'ar-missed-in-other-words',
          why: 'A turning and a greeting are not the passage’s words, but he stops “where the lane forked, until some neighbor came by and gave them good day.”',
        },
        {
          html: 'turned some of his reading over to her.',
          misconception: 'ar-missed-in-other-words',
          why: 'The option does not name the book, but the list ends with the Bible, “which he now preferred that she should read aloud.”',
        },
      ],
      evidence: [
        'the parcel left in August at the wrong Mrs. Cobb’s',
        'until some neighbor came by and gave them good day',
        'the Bible, which he now preferred that she should read aloud',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: find the sentence that begins “She was recollecting” and cross off what it lists.</p><p>The list has three parts: the parcel, the fork in the lane, the Bible ([[line: the Bible, which he now preferred]]). Coins are nowhere mentioned, in her list or elsewhere.</p>',
    },
    {
      id: 'act-reading/the-reins-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred that in Passage A Dorcas asks to hear the stops, though she knows them, because she:',
      right: 'fears that her answer was sharper than it should have been.',
      wrong: [
        {
          html: 'wishes to leave him one part of the work that is still his.',
          misconception: 'ar-common-sense-over-text',
          why: 'It would be a kindness to a man who gives up his reins, but the sentence gives her reason, and it is the sound of her own reply.',
        },
        {
          html: 'means to hide from him how much she has understood by now.',
          misconception: 'ar-outside-the-text',
          why: 'She has understood a good deal and says nothing of it, but the text ties her request to the “edge” of her words, not to a secret.',
        },
        {
          html: 'hopes that he will go on to speak openly of his trouble.',
          misconception: 'ar-half-right',
          why: 'In life one might open such a talk with a harmless question; here the sentence names another reason, and neither of them brings the trouble up.',
        },
      ],
      evidence: ['because this seemed to her to have an edge'],
      explanation:
        '<p class="plan">An inference from the last paragraph of Passage A: look at the words between her reply and her request.</p><p>She says “I know the stops,” and then, “because this seemed to her to have an edge” ([[line: this seemed to her to have an edge]]), she asks him to tell them all the same. The request softens the reply.</p>',
    },
    {
      id: 'act-reading/the-reins-q3',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'In Passage A, the sentence in [[line: There had been no sun since Monday]] serves mainly to:',
      right: 'show that what Mr. Gedney has just said is untrue.',
      wrong: [
        {
          html: 'show that Dorcas has taken him at his word once more.',
          misconception: 'ar-half-right',
          why: 'She obeys and gives the road, but in silence; from here on she puts his explanations side by side and doubts them.',
        },
        {
          html: 'show that the day is not as Dorcas had imagined it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'She had pictured sunshine, but that was said at the hill, some paragraphs before; here the sun comes straight after Mr. Gedney’s own words.',
        },
        {
          html: 'show that the miller had cause to be on his guard.',
          misconception: 'ar-outside-the-text',
          why: 'The miller is astonished, but at being given the road; the weather puts nobody on his guard.',
        },
      ],
      evidence: ['“I had the sun in my eyes. Give him the road.”'],
      explanation:
        '<p class="plan">A function question: read the sentence together with the one that is spoken just before it.</p><p>Mr. Gedney has said, “I had the sun in my eyes” ([[line: I had the sun in my eyes]]). The next sentence says, without comment, that there was no sun to have: his reason was an excuse.</p>',
    },
    {
      id: 'act-reading/the-reins-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: would not look like a policy]], the word <em>policy</em> most nearly means:',
      right: 'course of action.',
      wrong: [
        {
          html: 'official rule.',
          misconception: 'ar-first-meaning',
          why: 'Schools and firms have such rules, but nobody told him to stall: what must not be seen is his own plan.',
        },
        {
          html: 'insurance contract.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A van might well be insured by a policy, but what he varies is where he stalls, so that no plan shows.',
        },
        {
          html: 'worldly wisdom.',
          misconception: 'ar-half-right',
          why: 'It is shrewd of him to stall “at different points,” but a thing done by policy is done on a plan, and that is what he hides.',
        },
      ],
      evidence: ['I stalled with care, at different points, so that it would not look like a policy.'],
      explanation:
        '<p class="plan">A word in context: ask what would have become visible if he had stalled at the same point every time.</p><p>He stalls “with care, at different points” ([[line: I stalled with care, at different points]]). Had it been the same each time, his father might have seen that he meant to do it. What he hides is a deliberate course.</p>',
    },
    {
      id: 'act-reading/the-reins-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'In Passage B, the narrator first changes gears smoothly before his father because he:',
      right: 'has become interested in an explanation.',
      wrong: [
        {
          html: 'has seen that his father is not looking.',
          misconception: 'ar-half-right',
          why: 'The father does write in his book, but after the shift; it is the bread that made the boy forget.',
        },
        {
          html: 'has grown tired of failing on purpose.',
          misconception: 'ar-outside-the-text',
          why: 'Failing with care must be tiring, but he does not say that it was; the smooth shift was no decision, since he “got interested, and forgot.”',
        },
        {
          html: 'has decided that he must seem to learn.',
          misconception: 'ar-common-sense-over-text',
          why: 'A learner must improve some day, but this was no decision: he “got interested, and forgot.”',
        },
      ],
      evidence: ['I got interested, and forgot, and went from first into second without a sound.'],
      explanation:
        '<p class="plan">A cause: find the words “without a sound” and read back to the slices of bread.</p><p>The clutch is explained with two slices of rye: “It was a very good explanation. I got interested, and forgot” ([[line: I got interested, and forgot]]). Interest made him forget to be bad at it.</p>',
    },
    {
      id: 'act-reading/the-reins-q6',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'In Passage B, the father’s remark in [[line: Put it where you put it]] suggests that he:',
      right: 'knows that the mirror has been set by his son before.',
      wrong: [
        {
          html: 'would rather that his son relied on his own judgment.',
          misconception: 'ar-common-sense-over-text',
          why: 'A teacher might say so to build confidence, but “where you put it” speaks of what the boy does already, and the book shows what he knew.',
        },
        {
          html: 'has noticed that his son is uneasy about the street.',
          misconception: 'ar-outside-the-text',
          why: 'It is the boy’s first time on the street with him, but of unease there is no sign; he “made a show” with the mirror.',
        },
        {
          html: 'thinks that the mirror matters less than his son does.',
          misconception: 'ar-half-right',
          why: 'The mirror showed only the ceiling, and trying it this way and that takes time; but the remark is about where the boy always puts it.',
        },
      ],
      evidence: [
        'I made a show of trying the mirror this way and that.',
        'In 1986, from August on, there is a second column beside the miles',
      ],
      explanation:
        '<p class="plan">An inference: ask which tense the words speak in, and what the end of the passage shows that he knew.</p><p>The boy “made a show of trying the mirror” as if for the first time. The answer, “where you put it,” takes for granted that he has a usual place for it; and the column that runs “from August on” confirms that the father knew.</p>',
    },
    {
      id: 'act-reading/the-reins-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred that the figures in the “second column” ([[line: there is a second column beside the miles]]) stood for:',
      right: 'the miles that his son had driven at night.',
      wrong: [
        {
          html: 'the gallons that had been put in from a can.',
          misconception: 'ar-half-right',
          why: 'Gasoline was put in at night, but so that nothing would show; and the column stands beside the miles.',
        },
        {
          html: 'the hours at which the van had come home.',
          misconception: 'ar-outside-the-text',
          why: 'A father might note the hours, but he was “in bed by eight”; the column stands beside the miles and is added up.',
        },
        {
          html: 'the distances driven in the lessons.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The father did write during the lessons, but those were in the spring of 1987, and the column begins in August of 1986.',
        },
      ],
      evidence: [
        'I had been driving the van since August.',
        'In 1986, from August on, there is a second column beside the miles',
      ],
      explanation:
        '<p class="plan">An inference: put together the month in which the column begins and what it stands beside.</p><p>The night drives began in August: “I had been driving the van since August” ([[line: I had been driving the van since August]]). The column begins in the same month, beside the miles. He was keeping count of the other miles.</p>',
    },
    {
      id: 'act-reading/the-reins-q8',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Which of the following is found in both passages?',
      right: 'Talk about the stops on a route while another matter is left unspoken',
      wrong: [
        {
          html: 'An older person who lets a mistake in driving pass without a word',
          misconception: 'ar-one-passage-only',
          why: 'The father in B says nothing of stalling; but Dorcas “took the hill too fast, was told so.”',
        },
        {
          html: 'A false reason that an older man gives and that a younger one sees through',
          misconception: 'ar-half-right',
          why: 'Mr. Gedney gives such reasons in Passage A; but in Passage B the falsehoods are the boy’s, and it is he who is seen through.',
        },
        {
          html: 'A younger person who has asked for years to be allowed to drive',
          misconception: 'ar-mixes-up-passages',
          why: 'Dorcas “had asked for this at intervals since she was nine”; the boy in B never asks, he takes the keys.',
        },
      ],
      evidence: [
        'which he did, leaving out none',
        'he talked about the stops, which store took rye and which only said it did',
      ],
      explanation:
        '<p class="plan">A comparison: test each option on A and then on B, above all on the last lines of each.</p><p>In A the old man tells over the stops, “leaving out none,” and his sight is not spoken of. In B, just after the mirror, “he talked about the stops” ([[line: he talked about the stops]]), and “He never mentioned it again.”</p>',
    },
    {
      id: 'act-reading/the-reins-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'With regard to what is concealed, the two passages differ in that:',
      right: 'in A the younger one sees what the older one conceals; in B it is the other way around.',
      wrong: [
        {
          html: 'in A the older one sees what the younger one conceals; in B it is the other way around.',
          misconception: 'ar-mixes-up-passages',
          why: 'The passages have changed places: it is old Mr. Gedney in A, and the boy in B, whose secret is discovered.',
        },
        {
          html: 'in both the older one conceals something; in A he tells it, and in B it is found in a book.',
          misconception: 'ar-half-right',
          why: 'The father’s pencil column is indeed found in a book, but in A he never says what he hides: the old man tells the stops and keeps his secret.',
        },
        {
          html: 'in A what the older one conceals stays hidden; in B what the younger one conceals is seen.',
          misconception: 'ar-half-right',
          why: 'B is told rightly, but in A Dorcas sees through her grandfather: the explanations, “laid side by side, were all of them his.”',
        },
      ],
      evidence: [
        'She found that the explanations, laid side by side, were all of them his.',
        'I had been driving the van since August.',
      ],
      explanation:
        '<p class="plan">A comparison: write down for each passage who has the secret and who sees through it.</p><p>In A the explanations “were all of them his” ([[line: were all of them his]]): the grandfather has hidden his failing sight, and Dorcas puts it together. In B the boy has been driving in secret, and the father’s small figures show that he knew.</p>',
    },
  ],
}
