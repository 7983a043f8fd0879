import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-racetrack',
  kind: 'Natural Science',
  title: 'The Racetrack',
  description:
    'This passage is from the article “The Racetrack” by Dana Whitlock (2018). Author and source are invented; the place, the scientists and their observations are not.',
  paragraphs: [
    'The Racetrack is a dry lake bed in Death Valley, nearly three miles long and so level that one end lies only an inch or two higher than the other. On it lie stones, most of them no bigger than a loaf of bread, a few as heavy as three grown men, and behind many of the stones runs a track: a shallow groove in the hard mud, sometimes straight for hundreds of feet, sometimes bent like an elbow. It is plain that the stones have traveled. For most of a century nobody saw one do it.',
    'Explanations were not wanting. In 1948 two government geologists proposed whirlwinds. Others thought of winter gales, for which mud that has just been wetted is almost as slick as soap. In 1955 a third kind of answer was given by George Stanley, a geologist from Fresno. He noticed that the tracks of stones lying far apart could be laid one upon another, bend for bend, as though the stones had turned together. Wind plays on each stone by itself. Stanley suggested that a single sheet of ice, with the stones frozen into it, had floated off on shallow water and carried them along.',
    'It was a good idea, and there seemed to be a good test of it. In the years that followed, two California scientists, Robert Sharp and Dwight Carey, gave names to thirty stones and marked where they lay. Around two of these they drove a ring of iron stakes, some two feet apart. Ice thick enough to carry a stone would be caught by the stakes, and the stone would stay inside. During the first winter one of the two slid out between the stakes, passing within inches of them, and left a track twenty-eight feet long. The other stayed where it was. Ice might play a part now and then, Sharp and Carey concluded, but it was not needed. Wind on wet mud would do.',
    'There the matter rested, more or less, until people could leave an instrument behind and go home. In 2011 a team led by two cousins, Richard and James Norris, set up a weather station beside the lake and placed fifteen stones of their own upon it, since the Park Service would not have the old ones drilled. In a hole in each was a satellite receiver, which was to begin recording when the stone moved off its mark. Stones there may lie still for ten years or longer. A member of the team remarked that this might be the most boring experiment ever.',
    'In December 2013 the cousins drove up to see to the equipment and found a third of the lake bed under water. It was three inches deep at most. Each night it froze, and each morning they looked at it. On December 20, a day of sun with a light wind, the ice began toward noon to creak and pop, and broke into panels many yards across. They were no thicker than a windowpane. The wind, at some ten miles an hour, set them drifting; they slid up against the stones and piled there; and the stones began to move. More than sixty of them moved that day, at a few yards a minute, which is slower than a stroll. Even on the spot it was hard to see. Nearly everything in view was drifting at the same pace, and there was little that stood still to measure it by. The cousins thought that visitors might have looked on at such a thing before and never known it.',
    'So it was ice; but it had not carried anything. The stones were neither lifted nor frozen in. They were pushed, from behind, over soaked mud, by a broad thin sheet that had a great deal of wind to catch. That is why tracks can match bend for bend, and it may be why the stakes proved nothing. Thick ice would have been stopped by them. Ice like this would have broken.',
    'What is rare, then, is not a force but a coincidence. There must be enough water to float ice, but not so much that it covers the stones; a night cold enough to freeze it; sun, to break it up; and a wind that is steady and need not be strong. In most years one of these is missing, and the stones stay where they are.',
  ],
  questions: [
    {
      id: 'act-reading/the-racetrack-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to the passage, what led George Stanley to his suggestion about the stones?',
      right: 'Tracks that lay far apart turned at the same bends.',
      wrong: [
        {
          html: 'The tracks of distant stones were of one length.',
          misconception: 'ar-half-right',
          why: 'Tracks far apart are what he compared, but by their turns, which could be laid together “bend for bend,” and not by how long they were.',
        },
        {
          html: 'Stones that were heavy had the longest tracks.',
          misconception: 'ar-outside-the-text',
          why: 'Heavy stones are mentioned in the first paragraph, but no link between weight and length of track is reported anywhere.',
        },
        {
          html: 'Stones had moved when the mud was newly wetted.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The slick wet mud belongs to those who thought of winter gales; Stanley’s was “a third kind of answer.”',
        },
      ],
      evidence: ['the tracks of stones lying far apart could be laid one upon another, bend for bend'],
      explanation:
        '<p class="plan">A stated detail: find Stanley’s name and read what he noticed.</p><p>“He noticed that the tracks of stones lying far apart could be laid one upon another, bend for bend” ([[line: could be laid one upon another, bend for bend]]). “Laid one upon another, bend for bend” means that far from each other the tracks turn alike, which wind on single stones could not do.</p>',
    },
    {
      id: 'act-reading/the-racetrack-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.3,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: Explanations were not wanting]], the word <em>wanting</em> most nearly means:',
      right: 'lacking.',
      wrong: [
        {
          html: 'desired.',
          misconception: 'ar-first-meaning',
          why: 'To want is first of all to wish; but explanations were offered by several people, so they cannot have been unwelcome.',
        },
        {
          html: 'inferior.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Wanting may mean poor in quality; but the text goes on to count the explanations and does not yet judge them.',
        },
        {
          html: 'disputed.',
          misconception: 'ar-mood-for-meaning',
          why: 'The paragraph is one of disagreement, so this suits the subject; but the word itself has nothing to do with dispute.',
        },
      ],
      evidence: ['In 1948 two government geologists proposed whirlwinds.'],
      explanation:
        '<p class="plan">A word in context: see how many explanations the rest of the paragraph gives.</p><p>Whirlwinds, gales and a sheet of ice follow at once ([[line: In 1948 two government geologists proposed whirlwinds]]). There was no lack of explanations.</p>',
    },
    {
      id: 'act-reading/the-racetrack-q3',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Sharp and Carey’s conclusion from the first winter of their test rested on the assumption that ice which could move a stone:',
      right: 'would be stopped by the stakes around the stone.',
      wrong: [
        {
          html: 'would break up when it came upon the stakes.',
          misconception: 'ar-swaps-people',
          why: 'Ice that breaks on the stakes does come up, but as the writer’s own thought, decades later; Sharp and Carey had thick ice in mind.',
        },
        {
          html: 'would move both of the stones at the same rate.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'One stone did stay behind, but nothing that they say turns on the speed; what counted was that one had got out.',
        },
        {
          html: 'would leave no track in the mud where it went.',
          misconception: 'ar-reversed',
          why: 'A track twenty-eight feet long was left, and nobody in the passage doubts that stones carried by ice would make tracks.',
        },
      ],
      evidence: ['Ice thick enough to carry a stone would be caught by the stakes, and the stone would stay inside.'],
      explanation:
        '<p class="plan">An assumption: find the sentence that says, before the result, what was expected to happen.</p><p>“Ice thick enough to carry a stone would be caught by the stakes, and the stone would stay inside” ([[line: Ice thick enough to carry a stone]]). Since a stone slid out, they took it that ice had not done it.</p>',
    },
    {
      id: 'act-reading/the-racetrack-q4',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The main point of the passage is that the stones are moved by:',
      right: 'thin ice that a light wind drives against them from behind.',
      wrong: [
        {
          html: 'thick ice that lifts them and floats away with them in it.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is Stanley’s suggestion, which the passage reports and corrects: the stones “were neither lifted nor frozen in.”',
        },
        {
          html: 'strong wind that finds the mud beneath them newly wetted.',
          misconception: 'ar-quoted-view-for-author',
          why: 'Gales on wet mud were an older idea, and Sharp and Carey returned to it; but on December 20 the wind was light.',
        },
        {
          html: 'a thin sheet that has frozen about them and turns with them.',
          misconception: 'ar-half-right',
          why: 'Thin ice is right, and so are tracks that turn alike; but they were pushed and had not been frozen in.',
        },
      ],
      evidence: [
        'They were pushed, from behind, over soaked mud, by a broad thin sheet that had a great deal of wind to catch.',
      ],
      explanation:
        '<p class="plan">The main point: go to the paragraph that begins “So it was ice.”</p><p>“They were pushed, from behind, over soaked mud, by a broad thin sheet” ([[line: They were pushed, from behind]]), on a day with a light wind. “From behind” and “thin sheet” are both in the sentence, and the one before it denies that the stones were lifted or frozen in.</p>',
    },
    {
      id: 'act-reading/the-racetrack-q5',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'The remark about “the most boring experiment ever” ([[line: the most boring experiment ever]]) serves mainly to:',
      right: 'bring out how long the team was prepared to go on waiting.',
      wrong: [
        {
          html: 'hint at how little the team was expecting to discover there.',
          misconception: 'ar-wrong-tone',
          why: 'The remark makes light of the work, but it follows a sentence about ten years of stillness; nobody doubts that a find would count.',
        },
        {
          html: 'explain why others had not tried the method before.',
          misconception: 'ar-half-right',
          why: 'That it is tedious might put people off, but the passage says what had been missing: instruments that one could leave behind.',
        },
        {
          html: 'prepare for the slowness of the stones once they begin to move.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The slow stones come later, on December 20; here the sentence just before speaks of stones that do not move at all.',
        },
      ],
      evidence: ['Stones there may lie still for ten years or longer.'],
      explanation:
        '<p class="plan">A function question: read the remark with the sentence just before it.</p><p>“Stones there may lie still for ten years or longer” ([[line: Stones there may lie still for ten years or longer]]). The joke measures the patience that the experiment asked for.</p>',
    },
    {
      id: 'act-reading/the-racetrack-q6',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The passage suggests that visitors may have looked at moving stones without knowing it because the stones:',
      right: 'were moving along together with almost everything around them.',
      wrong: [
        {
          html: 'were moving at an hour when few could see the lake bed well.',
          misconception: 'ar-half-right',
          why: 'Being hard to see is right, but not for lack of light: it was toward noon on “a day of sun.”',
        },
        {
          html: 'were moving at a distance from the places that visitors reach.',
          misconception: 'ar-common-sense-over-text',
          why: 'Distance would explain it too, but “Even on the spot it was hard to see.”',
        },
        {
          html: 'were hidden by the panels of ice that had piled against them.',
          misconception: 'ar-echoed-words',
          why: 'Panels did pile up against the stones, but the reason given is that there was “little that stood still to measure it by.”',
        },
      ],
      evidence: [
        'Nearly everything in view was drifting at the same pace, and there was little that stood still to measure it by.',
      ],
      explanation:
        '<p class="plan">An inference: find “hard to see” and read on to the reason.</p><p>“Nearly everything in view was drifting at the same pace” ([[line: Nearly everything in view was drifting at the same pace]]), so that a moving stone had nothing to be compared with.</p>',
    },
    {
      id: 'act-reading/the-racetrack-q7',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'According to the passage, the stones’ moving depends on each of the following EXCEPT:',
      right: 'mud that has frozen hard under the stones.',
      wrong: [
        {
          html: 'water that is less deep than the stones.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage says it the other way around: there must not be so much water “that it covers the stones.”',
        },
        {
          html: 'sunshine on the day after the water has frozen.',
          misconception: 'ar-overlooked-mention',
          why: 'Sun is the third thing in the list at the end, “to break it up,” and it follows the freezing night.',
        },
        {
          html: 'wind that goes on blowing without much change.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage’s word for this is “steady”; the wind need not be strong, but steady it must be.',
        },
      ],
      evidence: [
        'They were pushed, from behind, over soaked mud',
        'There must be enough water to float ice, but not so much that it covers the stones; a night cold enough to freeze it; sun, to break it up; and a wind that is steady and need not be strong.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: the last paragraph lists the conditions; cross off three.</p><p>The list has water, but not too much, a freezing night, sun, and a steady wind ([[line: a wind that is steady and need not be strong]]). The mud is “soaked” when the stones move ([[line: over soaked mud]]), not frozen.</p>',
    },
    {
      id: 'act-reading/the-racetrack-q8',
      skill: 'ar-structure',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Which of the following best describes how the passage is organized?',
      right:
        'A puzzle is set out, a test seems to rule out one answer, and a later sight brings it back in another form.',
      wrong: [
        {
          html: 'Several answers to a puzzle are tested in turn, and the last of them is at length confirmed by instruments.',
          misconception: 'ar-half-right',
          why: 'The puzzle and several answers are there, but just one answer was tested with stakes, and it was seen with the eye in the end.',
        },
        {
          html: 'A discovery is described, the older answers are examined in its light, and one is shown to have been right.',
          misconception: 'ar-half-right',
          why: 'Discovery and older answers are both there, but the older ones come first and the discovery after them; and Stanley’s ice, which carried stones, was right in part.',
        },
        {
          html: 'An experiment is described, its result is doubted by others, and a new experiment gives the opposite result.',
          misconception: 'ar-too-narrow',
          why: 'The stakes are one section out of several, and the passage begins with the tracks and not with any experiment.',
        },
      ],
      evidence: ['There the matter rested, more or less', 'So it was ice; but it had not carried anything.'],
      explanation:
        '<p class="plan">A structure question: label the paragraphs one by one, and watch what happens to the idea of ice.</p><p>The tracks are the puzzle; the stakes seem to show that ice “was not needed” ([[line: but it was not needed]]); and after what was seen in 2013, “So it was ice; but it had not carried anything” ([[line: So it was ice]]).</p>',
    },
    {
      id: 'act-reading/the-racetrack-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Which of the following, if it were found, would most weaken the account that the passage finally gives of the stones?',
      right: 'A stone that moved in a winter without frost',
      wrong: [
        {
          html: 'A stone that moved without a very strong wind',
          misconception: 'ar-wrong-side',
          why: 'This would fit the account, in which a light wind is enough; it would tell against the older idea of gales.',
        },
        {
          html: 'A stone that moved and left its neighbor behind',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Something like it happened within the ring of stakes, and the account can bear it, since a drifting panel may strike one stone and miss another.',
        },
        {
          html: 'A stone that moved but was not lifted at all',
          misconception: 'ar-wrong-side',
          why: 'The account says just this, that the stones “were neither lifted nor frozen in”; the find would support it.',
        },
      ],
      evidence: [
        'They were pushed, from behind, over soaked mud, by a broad thin sheet that had a great deal of wind to catch.',
      ],
      explanation:
        '<p class="plan">Weighing evidence: say in one sentence what moves the stones, then ask which find could not be so explained.</p><p>The account needs a sheet of ice: “They were pushed, from behind, over soaked mud, by a broad thin sheet” ([[line: by a broad thin sheet that had a great deal]]). A stone that moved where nothing had frozen could not be explained in this way.</p>',
    },
  ],
}
