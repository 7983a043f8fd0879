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
      right: 'Tracks far apart had the same bends in them.',
      wrong: [
        {
          html: 'Tracks of one length were found far apart.',
          misconception: 'ar-half-right',
          why: 'He did compare tracks that lay far apart, but “bend for bend”: it is the turns that agree, not the lengths.',
        },
        {
          html: 'Tracks had been made when the mud was wet.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Wet mud belongs to those who thought of gales, in the sentence before; Stanley laid the tracks one upon another.',
        },
        {
          html: 'Tracks close together ran in different directions.',
          misconception: 'ar-reversed',
          why: 'That would speak against the wind as well, but what he noticed is the opposite: tracks that lay far apart agreed, “bend for bend.”',
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
      right: 'absent.',
      wrong: [
        {
          html: 'desired.',
          misconception: 'ar-first-meaning',
          why: 'Explanations were desired by everybody, but the sentence introduces three that were offered: there was no lack of them.',
        },
        {
          html: 'deficient.',
          misconception: 'ar-half-right',
          why: 'Wanting may mean not good enough, and these proved so; but the sentence counts them, one after another.',
        },
        {
          html: 'required.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'To want can be to need, but explanations of the stones were needed; the point is that plenty were to be had.',
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
      right: 'would be held back by the stakes.',
      wrong: [
        {
          html: 'would need a strong wind to drive it.',
          misconception: 'ar-outside-the-text',
          why: 'They did end with wind as the cause, but how strong a wind ice would need plays no part in a test that was made with stakes.',
        },
        {
          html: 'would carry off both of the stones.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'One went and one stayed, which makes this tempting, but what they argued from was the one that slid out between the stakes.',
        },
        {
          html: 'would leave a track of its own there.',
          misconception: 'ar-common-sense-over-text',
          why: 'Tracks are what the whole puzzle is about, but the one of twenty-eight feet was the stone’s; marks made by ice are not looked for.',
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
      right: 'ice too thin to carry them, pushed by a light wind.',
      wrong: [
        {
          html: 'ice that freezes around them and floats in the wind.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This was Stanley’s answer in 1955, and ice it was, but the stones seen in 2013 were “neither lifted nor frozen in.”',
        },
        {
          html: 'a light wind, once ice has made the mud slick.',
          misconception: 'ar-half-right',
          why: 'The wind was light, and the mud soaked, but wind did not move the stones by itself: the ice pushed them “from behind.”',
        },
        {
          html: 'thin ice that lifts them a little from the wet mud.',
          misconception: 'ar-half-right',
          why: 'Thin ice is right, no thicker than “a windowpane,” but it lifted nothing: the stones were pushed “from behind, over soaked mud.”',
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
      stem: 'The remark that is quoted in [[line: the most boring experiment ever]] serves mainly to:',
      right: 'bring out how long they might have to wait.',
      wrong: [
        {
          html: 'make clear how little they hoped to learn.',
          misconception: 'ar-wrong-tone',
          why: 'The joke may sound hopeless, but the sentence before is about time: stones there may lie still for ten years.',
        },
        {
          html: 'explain why no one had tried the method before.',
          misconception: 'ar-half-right',
          why: 'Nobody had left an instrument there, but because it could not be done; the remark is about the waiting.',
        },
        {
          html: 'suggest that the public had lost its interest.',
          misconception: 'ar-outside-the-text',
          why: 'Boring may sound like the public’s view, but it is a member of the team who says so, of their own waiting.',
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
      right: 'drift along with nearly everything else in view.',
      wrong: [
        {
          html: 'move only in weather that keeps visitors away.',
          misconception: 'ar-common-sense-over-text',
          why: 'Winter may keep people away, but the cousins thought of visitors who had looked on at such a thing.',
        },
        {
          html: 'cover no more than a few inches in an hour.',
          misconception: 'ar-half-right',
          why: 'They are slow, but a few yards a minute is far more than that; what was missing is something that stood still.',
        },
        {
          html: 'lie half hidden by ice that has piled up there.',
          misconception: 'ar-echoed-words',
          why: 'The panels do pile against the stones, but nothing says that they hid them; everything in view was drifting at one pace.',
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
      right: 'a wind that blows strongly.',
      wrong: [
        {
          html: 'water that is not too deep.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage says it the other way around: there must not be so much water “that it covers the stones.”',
        },
        {
          html: 'a wind that blows steadily.',
          misconception: 'ar-overlooked-mention',
          why: 'It is the last thing in the list: “a wind that is steady and need not be strong.” Of the two words about the wind, only one is a condition.',
        },
        {
          html: 'air below the freezing point.',
          misconception: 'ar-missed-in-other-words',
          why: 'No freezing point is mentioned, but the last paragraph asks for it in other words: “a night cold enough to freeze it.”',
        },
      ],
      evidence: [
        'They were pushed, from behind, over soaked mud',
        'There must be enough water to float ice, but not so much that it covers the stones; a night cold enough to freeze it; sun, to break it up; and a wind that is steady and need not be strong.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: the last paragraph lists the conditions; cross off three.</p><p>The list has water, but not too much, a freezing night, sun, and a steady wind ([[line: a wind that is steady and need not be strong]]). A wind that blows hard is what the passage says is not needed.</p>',
    },
    {
      id: 'act-reading/the-racetrack-q8',
      skill: 'ar-structure',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Which of the following best describes how the passage is organized?',
      right: 'A question is put, and attempts to answer it are told in order of time.',
      wrong: [
        {
          html: 'Two explanations are set side by side, and evidence is then given for each.',
          misconception: 'ar-half-right',
          why: 'Wind and ice are both explained, but not side by side: one follows the other over the years, and in the end “it was ice.”',
        },
        {
          html: 'An experiment is described, and later ones repeat it with better tools.',
          misconception: 'ar-half-right',
          why: 'Stakes come first and receivers later, but the second is no repetition of the first: the stakes were not used again.',
        },
        {
          html: 'A puzzle is described, and each explanation of it is shown to hold at times.',
          misconception: 'ar-extreme-wording',
          why: 'Ice “now and then” was once allowed for, but of whirlwinds and gales nothing is left when the stones have been seen to move.',
        },
      ],
      evidence: ['For most of a century nobody saw one do it.', 'There the matter rested, more or less'],
      explanation:
        '<p class="plan">A structure question: note the first words of the paragraphs, and the years that stand in them.</p><p>“For most of a century nobody saw one do it” ([[line: For most of a century nobody saw one do it]]): that is what is to be explained. Then come 1948, 1955, “the years that followed,” 2011, and 2013, each with what somebody thought or tried; “There the matter rested” ([[line: There the matter rested, more or less]]) marks a halt on the way.</p>',
    },
    {
      id: 'act-reading/the-racetrack-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Which of the following, if it were found, would most weaken the account that the passage finally gives of the stones?',
      right: 'A stone moved in a winter without frost.',
      wrong: [
        {
          html: 'A stone was moved by a wind that was light.',
          misconception: 'ar-wrong-side',
          why: 'A light wind is what was seen on December 20; it fits the account and does not weaken it.',
        },
        {
          html: 'A stone moved straight and never turned.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Matching bends led Stanley to ice, but the first paragraph knows straight tracks too, and a sheet may push straight on.',
        },
        {
          html: 'A stone moved while its neighbor stayed.',
          misconception: 'ar-half-right',
          why: 'One of Sharp and Carey’s stones stayed as well; panels many yards across need not touch every stone.',
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
