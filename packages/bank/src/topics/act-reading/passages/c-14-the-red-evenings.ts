import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-red-evenings',
  kind: 'Natural Science',
  title: 'The Red Evenings',
  description:
    'Passage A is written in the manner of a letter to a monthly magazine of January 1884. Passage B is adapted from an article of 2010 on volcanoes and climate. Both writers are invented; the eruption of Krakatoa, in what is now Indonesia, and what is reported of its effects are not.',
  paragraphs: [
    '# Passage A',
    'SIR: The appearances in the western sky, with which your readers have been so much occupied since November, have lately been ascribed by several correspondents to the passage of the earth through a cloud of meteoric dust, and by one to the approaching end of the world. As I have observed them on one-and-fifty evenings, from a hill that commands the whole horizon, I beg leave to set down what I have seen before I consider what it may be.',
    'The sun sets clear. For a quarter of an hour the sky is of a common yellow. Then, when one supposes that the spectacle is over and has turned to go home, a second light arises, of a green at first that I can compare to nothing but old bottle glass; above it, a rose; and the rose deepens, and descends, until by three-quarters of an hour after sunset the whole of the west is the color of a furnace. On the 27th of November the fire companies of two towns in this part of the country were called out to extinguish it. I do not think them foolish. I had my own hat on before I looked at the clock.',
    'Now a light that outlasts the sunset by an hour must come from something very high, which the sun can still see when we cannot. I make it by the usual triangle not less than ten miles, and it may be twenty. No cloud of water floats there. It must then be dust, or a vapor; and the question is from where. I will not assert that it is the volcano in the Strait of Sunda, which destroyed itself in the last days of August. But I have written down, from the reports of ships and newspapers, the dates on which such evenings were first seen: in the Indian Ocean within days; at Panama and Trinidad in the first days of September; in Honolulu on the 5th; in this country not until late in November. A cloud of meteors would, I conceive, have come upon all of us at once.',
    '# Passage B',
    'The eruption of Krakatoa on August 26 and 27, 1883, was among the first natural disasters that the whole world heard of within hours. Undersea telegraph cables had been laid in the preceding decades, and newspapers in Boston had the story on the 28th. It was also among the first whose effects in the atmosphere could be followed around the globe. The veil circled the equator in about two weeks, and the strange sunsets spread outward from there to both hemispheres. In 1888 the Royal Society of London published a report of nearly five hundred pages that gathered these sightings from all over the world. For meteorologists it was something like the dye that an engineer pours into a stream: it made visible, for the first time, a steady current of high winds above the tropics.',
    'On one matter the report was mistaken, and the mistake lasted for most of a century. Its authors took the veil for volcanic ash. Ash is indeed thrown up by such eruptions, but its grains are heavy, and the greater part of them comes down within weeks. What stays is formed from a gas. Sulfur dioxide that is carried above the weather, some ten miles up or higher, turns by degrees into minute droplets of sulfuric acid, and these may drift for two years or three. They scatter sunlight, which reddens the evenings. They also send a part of it back to space.',
    'The cooling that results is slight, but it can be measured. After Krakatoa, average temperatures in the Northern Hemisphere seem to have been lower for several years by something like half a degree Fahrenheit or more; the instruments of the time do not allow a better figure. In 1991 Mount Pinatubo, in the Philippines, gave researchers the test they had waited for. Satellites tracked its sulfur around the earth in three weeks. A group of climate scientists calculated in advance how great the cooling would be and published the figure; over the next two years the world cooled by about that much and then recovered. A colored evening had become a number. It is fair to add that nobody, in 1992, called out the fire department.',
  ],
  questions: [
    {
      id: 'act-reading/the-red-evenings-q1',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The first paragraph of Passage A serves mainly to:',
      right: 'present the writer as one who observes before he explains.',
      wrong: [
        {
          html: 'present the writer as one who agrees with the other correspondents.',
          misconception: 'ar-reversed',
          why: 'Other correspondents are named, but he does the opposite of agreeing: he will tell what he has seen “before I consider what it may be.”',
        },
        {
          html: 'report that the red evenings have been seen since November.',
          misconception: 'ar-content-for-function',
          why: 'This is one of the facts in the paragraph; the question is what the paragraph does, and it ends in a statement of method.',
        },
        {
          html: 'present the writer as one who fears that the world will end.',
          misconception: 'ar-swaps-people',
          why: 'It is one of the correspondents who speaks of “the approaching end of the world”; the writer lists that opinion beside others and does not share it.',
        },
      ],
      evidence: ['I beg leave to set down what I have seen before I consider what it may be'],
      explanation:
        '<p class="plan">A function question: look at the end of the paragraph, where the writer says what he is going to do, and in which order.</p><p>“I beg leave to set down what I have seen before I consider what it may be” ([[line: I beg leave to set down what I have seen]]). He has watched “on one-and-fifty evenings,” while others offer guesses.</p>',
    },
    {
      id: 'act-reading/the-red-evenings-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.5,
      seconds: 55,
      text: '',
      stem: 'According to Passage A, in what order do the colors appear in the evening sky?',
      right: 'First yellow, next green, and last a rose that deepens',
      wrong: [
        {
          html: 'Yellow, then rose, then green, which turns to a furnace red',
          misconception: 'ar-half-right',
          why: 'The beginning and the end are right, but the second light is “of a green at first,” with the rose above it and later.',
        },
        {
          html: 'Green, then yellow, then rose, which fades before the hour',
          misconception: 'ar-half-right',
          why: 'That the rose comes last is right, but before the green “the sky is of a common yellow,” and the rose does not fade: it deepens.',
        },
        {
          html: 'Rose, then yellow, then green, which is like old bottle glass',
          misconception: 'ar-reversed',
          why: 'The bottle glass does belong to the green, but the order is turned about: yellow comes first, and the rose, which is put first here, deepens last.',
        },
      ],
      evidence: [
        'For a quarter of an hour the sky is of a common yellow.',
        'of a green at first that I can compare to nothing but old bottle glass; above it, a rose',
      ],
      explanation:
        '<p class="plan">A question of order: mark the time words in the second paragraph of Passage A (“For a quarter of an hour,” “Then,” “at first”).</p><p>“For a quarter of an hour the sky is of a common yellow” ([[line: the sky is of a common yellow]]). Then a second light comes, “of a green at first,” and “above it, a rose; and the rose deepens” until the west is “the color of a furnace.”</p>',
    },
    {
      id: 'act-reading/the-red-evenings-q3',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'By writing “I had my own hat on before I looked at the clock” ([[line: I had my own hat on before I looked at the clock]]), the writer of Passage A conveys that he:',
      right: 'was nearly as much deceived as the firemen were.',
      wrong: [
        {
          html: 'had been called out by the fire company of his town.',
          misconception: 'ar-swaps-people',
          why: 'The fire companies “were called out,” and that is given to him here; he put his hat on by his own mistake, and the clock corrected it.',
        },
        {
          html: 'had grown cold from standing on the hill so late.',
          misconception: 'ar-common-sense-over-text',
          why: 'One usually puts on a hat against the cold, but here it is what one puts on to go out; the sentence before defends those who were deceived.',
        },
        {
          html: 'had been too clever to be taken in by such a light.',
          misconception: 'ar-wrong-tone',
          why: 'The sentence could sound superior, but it says the opposite: he “had my own hat on,” and he does not think the firemen foolish.',
        },
      ],
      evidence: ['I do not think them foolish.'],
      explanation:
        '<p class="plan">A question of voice: why would one put on a hat, and what did the clock then tell him? Read the sentence before.</p><p>“I do not think them foolish. I had my own hat on before I looked at the clock” ([[line: I had my own hat on before I looked at the clock]]). The sun had long set, so the glow looked like a fire; he, too, had been about to go.</p>',
    },
    {
      id: 'act-reading/the-red-evenings-q4',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'In Passage A, the list of dates on which the evenings were first seen is offered as evidence that:',
      right: 'whatever it was took time to spread.',
      wrong: [
        {
          html: 'the cause was the volcano in the Strait of Sunda and nothing else.',
          misconception: 'ar-extreme-wording',
          why: 'The list does point that way, but to say that it was nothing else goes too far: he holds back with “I will not assert that it is the volcano.”',
        },
        {
          html: 'the cause came upon the whole earth at once, as meteors would.',
          misconception: 'ar-reversed',
          why: 'This is what the dates speak against: meteors “would, I conceive, have come upon all of us at once,” and the evenings did not.',
        },
        {
          html: 'the cause was weaker in this country than it was in Honolulu.',
          misconception: 'ar-outside-the-text',
          why: 'This country and Honolulu are both in the list, so it sounds likely; but the list has dates only, and how bright the evenings were is not said.',
        },
      ],
      evidence: ['A cloud of meteors would, I conceive, have come upon all of us at once.'],
      explanation:
        '<p class="plan">Evidence for a claim: read the sentence that follows the dates, and ask which theory they tell against.</p><p>The dates run from “within days” in the Indian Ocean to “late in November” in the writer’s own country. “A cloud of meteors would, I conceive, have come upon all of us at once” ([[line: would, I conceive, have come upon all of us at once]]). So the thing traveled.</p>',
    },
    {
      id: 'act-reading/the-red-evenings-q5',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 45,
      text: '',
      stem: 'As it is used in “from a hill that commands the whole horizon” ([[line: from a hill that commands the whole horizon]]), <em>commands</em> most nearly means:',
      right: 'looks out over.',
      wrong: [
        {
          html: 'gives orders to.',
          misconception: 'ar-first-meaning',
          why: 'To command is first of all to order, but a hill cannot order a horizon about; the writer tells where he could see from.',
        },
        {
          html: 'deserves and gets.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One may command respect in this sense, but a hill does not earn a horizon; it lies so that one can look over it.',
        },
        {
          html: 'towers grandly above.',
          misconception: 'ar-mood-for-meaning',
          why: 'The scene is grand, and the hill is high, but what matters to an observer is how much of the sky can be seen from it.',
        },
      ],
      evidence: ['As I have observed them on one-and-fifty evenings, from a hill that commands the whole horizon'],
      explanation:
        '<p class="plan">A word in context: ask why an observer of the evening sky would mention his hill.</p><p>He has “observed them on one-and-fifty evenings, from a hill that commands the whole horizon” ([[line: from a hill that commands the whole horizon]]): from there he can see all of it.</p>',
    },
    {
      id: 'act-reading/the-red-evenings-q6',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'According to Passage B, which of the following was NOT true of the report of 1888?',
      right: 'It was right about the substance of the veil.',
      wrong: [
        {
          html: 'It collected observations from all parts of the world.',
          misconception: 'ar-overlooked-mention',
          why: 'The first paragraph says so, in the middle of a long sentence: the report “gathered these sightings from all over the world.”',
        },
        {
          html: 'It helped to reveal winds that had not been known.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage does not say “reveal,” but that is the point of the dye in the stream: it made visible “a steady current of high winds above the tropics.”',
        },
        {
          html: 'It was brought out by a learned society in London.',
          misconception: 'ar-overlooked-mention',
          why: 'The publisher’s name is passed over easily, but it stands there: the report came from “the Royal Society of London.”',
        },
      ],
      evidence: ['On one matter the report was mistaken', 'Its authors took the veil for volcanic ash.'],
      explanation:
        '<p class="plan">A NOT question: three statements can be found in the first paragraph of Passage B; the next paragraph begins with the fourth.</p><p>“On one matter the report was mistaken … Its authors took the veil for volcanic ash” ([[line: On one matter the report was mistaken]]). What stays is formed from a gas; so the veil was not explained correctly.</p>',
    },
    {
      id: 'act-reading/the-red-evenings-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The comparison with “the dye that an engineer pours into a stream” in Passage B implies that the veil was useful because it:',
      right: 'showed where winds that nobody could see were going.',
      wrong: [
        {
          html: 'let people measure how much ash had come out of the volcano.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The ash belongs to the next paragraph, where the report went wrong; the dye stands in the sentence on winds, which the veil “made visible.”',
        },
        {
          html: 'gave the evening sky colors that had never been seen before.',
          misconception: 'ar-literal-for-figurative',
          why: 'A dye does color things, and the comparison is taken at its word; but an engineer pours it for the sake of the current, and the next words name the winds.',
        },
        {
          html: 'gave off chemicals into rivers, so that their water could be followed.',
          misconception: 'ar-literal-for-figurative',
          why: 'The stream is a figure for moving air; nothing is said to have entered any river.',
        },
      ],
      evidence: ['it made visible, for the first time, a steady current of high winds above the tropics'],
      explanation:
        '<p class="plan">An inference about a comparison: ask what dye shows in a stream, then what stands for the stream.</p><p>The dye shows how clear water moves. Just so the veil “made visible, for the first time, a steady current of high winds above the tropics” ([[line: it made visible, for the first time]]).</p>',
    },
    {
      id: 'act-reading/the-red-evenings-q8',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Which statement about the veil appears in both passages?',
      right: 'It floated at a height of about ten miles or more.',
      wrong: [
        {
          html: 'It consisted of droplets that had formed from a gas.',
          misconception: 'ar-mixes-up-passages',
          why: 'This is the later finding in Passage B; the writer of A leaves it open, “dust, or a vapor.”',
        },
        {
          html: 'It was first taken by some for a cloud of meteors.',
          misconception: 'ar-one-passage-only',
          why: 'The meteors are in the letter, where correspondents suggest them; Passage B mentions only the mistake about ash.',
        },
        {
          html: 'It cooled the earth’s climate for two years or three.',
          misconception: 'ar-one-passage-only',
          why: 'Passage B has the two or three years, for how long the droplets drift, and a cooling; Passage A knows nothing of a change in climate.',
        },
      ],
      evidence: ['not less than ten miles, and it may be twenty', 'some ten miles up or higher'],
      explanation:
        '<p class="plan">A comparison: for each option look for the words in A and again in B.</p><p>A: “I make it by the usual triangle not less than ten miles, and it may be twenty” ([[line: not less than ten miles, and it may be twenty]]). B: the gas “is carried above the weather, some ten miles up or higher” ([[line: some ten miles up or higher]]).</p>',
    },
    {
      id: 'act-reading/the-red-evenings-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'Seen from what Passage B reports, the reasoning in the last paragraph of Passage A was:',
      right: 'right about something that traveled, and prudent in not saying for certain what it was.',
      wrong: [
        {
          html: 'sound in linking the glow with meteors, and wise in leaving the volcano out of account.',
          misconception: 'ar-reversed',
          why: 'Meteors and volcano are both in the letter, but it argues the other way: against meteors, and with the volcano brought in, though he will “not assert” it.',
        },
        {
          html: 'wrong in taking the cloud for ash, though right about the winds that had carried it.',
          misconception: 'ar-mixes-up-passages',
          why: 'This fits the report of 1888, which is described in B; the letter says “dust, or a vapor” and speaks of no winds.',
        },
        {
          html: 'wrong in all that matters, since nothing could be known before there were satellites.',
          misconception: 'ar-extreme-wording',
          why: 'Satellites came with Pinatubo, but the letter’s height and its spread from one place are both confirmed by B.',
        },
      ],
      evidence: ['It must then be dust, or a vapor', 'The veil circled the equator in about two weeks'],
      explanation:
        '<p class="plan">A comparison: list what the letter concludes (height, substance, spread), and check each point against Passage B.</p><p>The letter’s dates show a cloud that spread, and B confirms it: “The veil circled the equator in about two weeks” ([[line: The veil circled the equator in about two weeks]]). On the substance the letter only says, “It must then be dust, or a vapor” ([[line: It must then be dust, or a vapor]]); it was droplets made from a gas.</p>',
    },
    {
      id: 'act-reading/the-red-evenings-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'In Passage B, the case of Mount Pinatubo is stronger evidence for the cooling effect than the case of Krakatoa because:',
      right: 'a figure had been announced before anyone could check it.',
      wrong: [
        {
          html: 'the size of the cooling was greater than that after Krakatoa.',
          misconception: 'ar-outside-the-text',
          why: 'A greater effect would be a stronger case, so it sounds likely; but the passage never says which cooling was greater, only that one figure was published in advance.',
        },
        {
          html: 'its sulfur went around the earth in three weeks.',
          misconception: 'ar-true-but-not-asked',
          why: 'This was tracked by satellites, and it is true; but how fast the sulfur traveled does not show that it cooled the earth.',
        },
        {
          html: 'the instruments of the time did not allow a better figure.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is said of Krakatoa, just before Pinatubo comes in, and it is the weakness of that case; for Pinatubo there were satellites and a calculation.',
        },
      ],
      evidence: [
        'A group of climate scientists calculated in advance how great the cooling would be and published the figure',
      ],
      explanation:
        '<p class="plan">Weighing evidence: look for what was done in 1991 that could not be done in 1883, and why it is a “test.”</p><p>“A group of climate scientists calculated in advance how great the cooling would be and published the figure; over the next two years the world cooled by about that much” ([[line: calculated in advance how great the cooling would be]]). A figure that is published first and comes true is a test; for Krakatoa there was none.</p>',
    },
  ],
}
