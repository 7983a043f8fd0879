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
      right: 'taken one neighbor’s voice for another’s.',
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
        '<p class="plan">An EXCEPT question: find the sentence that begins “She was recollecting” and cross off what it lists.</p><p>The list has three parts: the parcel, the fork in the lane, the Bible ([[line: the Bible, which he now preferred]]). No voice is mistaken in it; at the fork he waits for neighbors who speak to him, and nothing is said of his confusing them.</p>',
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
          html: 'suspects that her own order of them differs from his order.',
          misconception: 'ar-half-right',
          why: 'The order in which he takes them is part of what she asks, but she does not doubt hers; the reason given is how her reply sounded.',
        },
        {
          html: 'wants to find out how much he is still able to remember.',
          misconception: 'ar-outside-the-text',
          why: 'An old man who forgets would be tested in this way, but it is his sight that she has begun to doubt; his memory is never in question.',
        },
        {
          html: 'hopes that he will go on to speak openly of his trouble.',
          misconception: 'ar-common-sense-over-text',
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
      stem: 'In Passage A, what is said about the weather in [[line: There had been no sun since Monday]] serves mainly to:',
      right: 'let the reader see that a reason just given cannot be the true one.',
      wrong: [
        {
          html: 'explain why the road was hard to see for those who traveled on it.',
          misconception: 'ar-half-right',
          why: 'Seeing is the matter at hand, but Dorcas sees the miller wave; the weather is no obstacle, and the sentence answers Mr. Gedney’s excuse.',
        },
        {
          html: 'contrast the day with the way in which Dorcas had long pictured it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'She had pictured sunshine, but that was said of the hill, some paragraphs before; here the sun comes straight after Mr. Gedney’s own words.',
        },
        {
          html: 'give to the meeting with the miller a mood of gloom and foreboding.',
          misconception: 'ar-wrong-tone',
          why: 'A gray week might sound gloomy, but the meeting is close to comic: the miller, astonished, “forgot to take all of it.”',
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
      right: 'a plan carried out on purpose.',
      wrong: [
        {
          html: 'a rule that a business follows.',
          misconception: 'ar-first-meaning',
          why: 'A bakery may well have rules, and policy often means one; but what the narrator hides is his own intention to stall.',
        },
        {
          html: 'a contract to cover accidents.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Policies of insurance go with cars and vans, but nothing is insured here; he varies the places where he stalls.',
        },
        {
          html: 'a fear that one cannot master.',
          misconception: 'ar-mood-for-meaning',
          why: 'Stalling suits the nervous beginner whom he plays, so fear is in the scene; but what he must hide is that nothing about it is nervous.',
        },
      ],
      evidence: ['I stalled with care, at different points, so that it would not look like a policy.'],
      explanation:
        '<p class="plan">A word in context: ask what would have become visible if he had stalled at the same point every time.</p><p>He stalls “with care, at different points” ([[line: I stalled with care, at different points]]). Had it been the same each time, his father might have seen that he meant to do it. What he hides is a deliberate plan.</p>',
    },
    {
      id: 'act-reading/the-reins-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'In Passage B, the narrator first changes gears smoothly before his father because he:',
      right: 'becomes absorbed in what he is being told.',
      wrong: [
        {
          html: 'grows weary of pretending week after week.',
          misconception: 'ar-outside-the-text',
          why: 'Pretending was certainly work, but he does not complain of it; he “got interested, and forgot.”',
        },
        {
          html: 'is told to try again and go on into third.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'These are the father’s words, but they come after the silent shift from first into second and not before it.',
        },
        {
          html: 'wants his father to think that he is learning.',
          misconception: 'ar-half-right',
          why: 'Having to seem a learner is right, but it made him stall; the smooth shift was a lapse and no part of the show.',
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
      stem: 'In Passage B, the father’s words “Put it where you put it” ([[line: Put it where you put it]]) suggest that he:',
      right: 'is aware that his son has set the mirror before.',
      wrong: [
        {
          html: 'would like his son to rely on his own judgment.',
          misconception: 'ar-common-sense-over-text',
          why: 'A teacher might say so to build confidence, but “where you put it” speaks of what the boy does already, and the book shows what he knew.',
        },
        {
          html: 'thinks his son slow and is losing his patience.',
          misconception: 'ar-wrong-tone',
          why: 'His “No” may sound short, but it is said mildly, and the book shows that he knew how well the boy could drive.',
        },
        {
          html: 'believes that the seat matters more than that.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The seat is mentioned in the same scene, but his words stop the fumbling with the mirror; he does not weigh one against the other.',
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
      right: 'the distance that the boy had driven at night.',
      wrong: [
        {
          html: 'the gasoline that the boy had added from a can.',
          misconception: 'ar-half-right',
          why: 'He did add gasoline at night, but he did it so that nothing would show; and the column stands beside the miles.',
        },
        {
          html: 'the times when the boy had stalled at lessons.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The father did write during the lessons, but those were in the spring of 1987, and the column begins in August of 1986.',
        },
        {
          html: 'the orders that each of the stores had placed.',
          misconception: 'ar-true-but-not-asked',
          why: 'Stores and what they took are the father’s talk on the last Sunday, but his orders would not begin in August or need small pencil figures.',
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
          html: 'A written record that shows what an older man has known in silence',
          misconception: 'ar-one-passage-only',
          why: 'The record is the route book of Passage B; in Passage A nothing is written down, and Mr. Gedney tells the stops from memory.',
        },
        {
          html: 'A false reason that an older man gives and that a younger one sees through',
          misconception: 'ar-half-right',
          why: 'Mr. Gedney gives such reasons in Passage A; but in Passage B the falsehoods are the boy’s, and it is he who is seen through.',
        },
        {
          html: 'A skill that a younger person conceals in order to be taught by an older',
          misconception: 'ar-mixes-up-passages',
          why: 'The boy of Passage B hides that he can drive; Dorcas cannot drive yet, and takes the hill too fast.',
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
      right:
        'in A the older person conceals something and the younger one finds out; in B it is the younger who conceals.',
      wrong: [
        {
          html: 'in A the younger person conceals something and the older one finds out; in B the older is found out.',
          misconception: 'ar-mixes-up-passages',
          why: 'The passages have changed places: it is old Mr. Gedney in A, and the boy in B, whose secret is discovered.',
        },
        {
          html: 'in both the older person conceals something; in A it is admitted at the end, and in B it is never admitted.',
          misconception: 'ar-half-right',
          why: 'The older man in B does keep silent too, but in A nothing is admitted: Mr. Gedney still only recites the stops at the end.',
        },
        {
          html: 'in both the younger person conceals something; in A it is learned at once, and in B only after a death.',
          misconception: 'ar-echoed-words',
          why: 'A death and books are indeed in B, but there the father knew all along; and Dorcas has nothing of her own to conceal until the end.',
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
