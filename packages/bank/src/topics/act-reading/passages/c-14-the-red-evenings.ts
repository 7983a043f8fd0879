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
      right: 'set what the writer has seen apart from what others suppose.',
      wrong: [
        {
          html: 'test the guesses of others against what the writer has seen.',
          misconception: 'ar-half-right',
          why: 'Others’ guesses and his own evenings are both named, but nothing is tested yet: he will tell what he has seen “before I consider what it may be.”',
        },
        {
          html: 'poke fun at readers who have looked for a cause.',
          misconception: 'ar-wrong-tone',
          why: 'The “approaching end of the world” raises a smile, but he names the two guesses without scorn and goes on to his own evenings.',
        },
        {
          html: 'offer a new cause in place of those that others have named.',
          misconception: 'ar-common-sense-over-text',
          why: 'A letter that names two causes may be expected to bring a third, but he puts causes off: “before I consider what it may be.”',
        },
      ],
      evidence: ['I beg leave to set down what I have seen before I consider what it may be'],
      explanation:
        '<p class="plan">A function question: look at the end of the paragraph, where the writer says what he is going to do, and in which order.</p><p>“I beg leave to set down what I have seen before I consider what it may be” ([[line: I beg leave to set down what I have seen]]). He has watched “on one-and-fifty evenings,” while others offer guesses. “Before” fixes the order of the letter: first what was seen, then what it may have been.</p>',
    },
    {
      id: 'act-reading/the-red-evenings-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.5,
      seconds: 55,
      text: '',
      stem: 'According to Passage A, in what order do the colors appear in the evening sky?',
      right: 'Yellow, green, rose',
      wrong: [
        {
          html: 'Yellow, rose, green',
          misconception: 'ar-half-right',
          why: 'Yellow first is right, but the second light is “of a green at first,” with the rose “above it” and later deepening over the whole west.',
        },
        {
          html: 'Green, rose, yellow',
          misconception: 'ar-half-right',
          why: 'The green does come before the rose, but the yellow is no afterglow: “a common yellow” fills the first quarter of an hour after the sun is down.',
        },
        {
          html: 'Rose, yellow, green',
          misconception: 'ar-common-sense-over-text',
          why: 'One expects a sunset to begin with red, but here the rose comes late and “deepens, and descends,” after the common yellow and the green.',
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
      stem: 'By the last sentence of the second paragraph ([[line: I had my own hat on before I looked at the clock]]), the writer of Passage A conveys that he:',
      right: 'was at first as much deceived as the firemen were.',
      wrong: [
        {
          html: 'was quicker to see the truth than the firemen were.',
          misconception: 'ar-reversed',
          why: 'The clock did set him right in time, but first he “had my own hat on,” and he does not place himself above them: “I do not think them foolish.”',
        },
        {
          html: 'found the firemen’s mistake a thing to smile at.',
          misconception: 'ar-wrong-tone',
          why: 'Fire companies sent out to a sunset are a comic picture, but he will not smile at them: “I do not think them foolish.” His own hat was on.',
        },
        {
          html: 'was too much taken with the sight to think of a fire.',
          misconception: 'ar-wrong-tone',
          why: 'He describes the colors with pleasure, but the hat shows what he thought of: he was on his way out, as the firemen were.',
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
      stem: 'In Passage A, the list of dates in the last paragraph is offered as evidence that the cause of the evenings:',
      right: 'reached one place after another.',
      wrong: [
        {
          html: 'was strongest where it was first seen.',
          misconception: 'ar-half-right',
          why: 'The places are indeed listed from the first on, but nothing is said of how strong the evenings were in any of them.',
        },
        {
          html: 'was carried by a steady wind.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'A “steady current of high winds” is what Passage B makes of such sightings; the letter in Passage A names places and days, and no wind.',
        },
        {
          html: 'grew weaker as it went farther.',
          misconception: 'ar-half-right',
          why: 'That it went from place to place is what the list shows, but the list has dates only; how bright the evenings were in each place is not said.',
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
      stem: 'As it is used in [[line: from a hill that commands the whole horizon]], the word <em>commands</em> most nearly means:',
      right: 'overlooks.',
      wrong: [
        {
          html: 'directs.',
          misconception: 'ar-first-meaning',
          why: 'To command is first of all to give orders, but a hill cannot order a horizon about; the writer tells where he could see from.',
        },
        {
          html: 'deserves.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One may command respect in this sense, but a hill does not earn a horizon; it lies so that one can look over it.',
        },
        {
          html: 'controls.',
          misconception: 'ar-mood-for-meaning',
          why: 'A hill may control the land around it in a war, and the tone is grand; but this writer does nothing from it except look: “I have observed them.”',
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
      stem: 'Which of the following is NOT mentioned in Passage B about the report of 1888?',
      right: 'That it listed the days when the veil was first seen',
      wrong: [
        {
          html: 'That it drew on sightings from many parts of the earth',
          misconception: 'ar-overlooked-mention',
          why: 'It may seem too plain to be asked, but it is there: the report “gathered these sightings from all over the world.”',
        },
        {
          html: 'That a learned society had brought it before the public',
          misconception: 'ar-missed-in-other-words',
          why: '“Learned society” is not the passage’s word, but it is what is meant: “In 1888 the Royal Society of London published a report.”',
        },
        {
          html: 'That it took the veil for what it was not',
          misconception: 'ar-missed-in-other-words',
          why: 'The words are others, but the second paragraph begins with it: “On one matter the report was mistaken,” for it took the veil for ash.',
        },
      ],
      evidence: [
        'In 1888 the Royal Society of London published a report of nearly five hundred pages',
        'the dates on which such evenings were first seen',
      ],
      explanation:
        '<p class="plan">A NOT question: three statements can be found in the first two paragraphs of Passage B; ask which passage the fourth belongs to.</p><p>The Royal Society published the report ([[line: a report of nearly five hundred pages]]), which gathered sightings “from all over the world” and took the veil for ash. It is the letter in Passage A that lists “the dates on which such evenings were first seen” ([[line: the dates on which such evenings were first seen]]); Passage B does not say that the report gave any.</p>',
    },
    {
      id: 'act-reading/the-red-evenings-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The comparison in the last sentence of the first paragraph of Passage B implies that the veil was useful because it:',
      right: 'showed the course of winds that could not be seen.',
      wrong: [
        {
          html: 'gave people far apart the same thing to report.',
          misconception: 'ar-true-but-not-asked',
          why: 'Sightings were indeed gathered “from all over the world,” but the comparison is with dye in a stream, and what it “made visible” is a current of winds.',
        },
        {
          html: 'showed how long volcanic ash can stay in the air.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Ash and its weeks in the air belong to the next paragraph, where the report “was mistaken”; the comparison is about “high winds above the tropics.”',
        },
        {
          html: 'gave a measure of how far sunlight is sent back.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That sunlight is sent back to space comes at the end of the next paragraph; the dye stands for something that makes a current visible.',
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
        '<p class="plan">A comparison: for each option look for the words in A and again in B.</p><p>A: “I make it by the usual triangle not less than ten miles, and it may be twenty” ([[line: not less than ten miles, and it may be twenty]]). B: the gas “is carried above the weather, some ten miles up or higher” ([[line: some ten miles up or higher]]). “Not less than ten miles” and “ten miles up or higher” agree; the other claims about the veil stand in one passage only.</p>',
    },
    {
      id: 'act-reading/the-red-evenings-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'In light of what Passage B reports, the reasoning in the last paragraph of Passage A was:',
      right: 'right that the cause had traveled, and careful not to settle what it was made of.',
      wrong: [
        {
          html: 'right that the cause had traveled, but mistaken in settling on ash as its material.',
          misconception: 'ar-half-right',
          why: 'The dates did show a cloud that traveled, but settling on ash was the mistake of the report of 1888, in B; the letter says “dust, or a vapor.”',
        },
        {
          html: 'mistaken about the height of the cause, but right that the cause had traveled.',
          misconception: 'ar-half-right',
          why: 'The traveling is right, but so is the height: he says ten miles or more, and B says “some ten miles up or higher.”',
        },
        {
          html: 'mistaken about the height of the cause, and too certain that it was the volcano.',
          misconception: 'ar-reversed',
          why: 'The volcano and a height are both in his reasoning, but “I will not assert that it is the volcano,” he says, and B confirms his height: “some ten miles up or higher.”',
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
      stem: 'In Passage A, the height that the writer works out is used as evidence that the light of the evenings:',
      right: 'cannot be coming from a cloud of water.',
      wrong: [
        {
          html: 'can only have been sent up by a volcano.',
          misconception: 'ar-extreme-wording',
          why: 'The volcano is where his thoughts are going, but “I will not assert that it is the volcano”; the height leaves open where the dust is from.',
        },
        {
          html: 'does not come from a cloud of meteors.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Meteors are put aside by the dates, since they “would, I conceive, have come upon all of us at once”; height says nothing against them.',
        },
        {
          html: 'may be seen long after the sun has set.',
          misconception: 'ar-reversed',
          why: 'This is not what he concludes but what he starts from: because the light “outlasts the sunset by an hour,” its source must be high.',
        },
      ],
      evidence: ['No cloud of water floats there.'],
      explanation:
        '<p class="plan">Evidence and claim: find the ten and the twenty miles, and read the two short sentences after them.</p><p>He makes it “not less than ten miles, and it may be twenty. No cloud of water floats there. It must then be dust, or a vapor” ([[line: No cloud of water floats there]]). So the number is there to rule out ordinary clouds; where the dust is from he asks only afterward.</p>',
    },
  ],
}
