import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-two-by-four',
  kind: 'Social Science',
  title: 'The Two-by-Four',
  description:
    'This passage is adapted from the essay “What Is Kept,” in a collection on weights and measures by the economic historian Leonard Voss (2019). Author and source are invented; the sizes, dates and disputes are not.',
  paragraphs: [
    'A two-by-four is a piece of lumber that measures one and a half inches by three and a half. People who build for a living do not think about this. People who buy a board once a year do, and in 2017 some of them, in Illinois, sued two chains of stores over such sizes. One of the suits was soon thrown out; the judge found that no reasonable buyer would be deceived. It is an interesting finding. Most of the public, asked where the missing half inch went, will give an answer that is not so much wrong as insufficient.',
    'The answer is that the board once measured two by four, rough, as it came from the saw; that it then shrank in drying; and that it lost the rest when it was planed. All of this happens. None of it explains the size. A sawyer who wants a dry, smooth board of any given thickness has only to set his saw that much wider, and in the nineteenth century many did. Shrinking and planing tell us why some wood is lost. They do not tell us why the buyer, and not the mill, should be the one to lose it.',
    'For that we have to look at a map. As long as lumber was sold near the place where it was cut, every district had sizes of its own, and the carpenter did the planing. When the forests of the East gave out, lumber came by rail from the South and later by ship and rail from the Pacific coast, and it paid freight by weight. A mill that dried and planed its boards before it loaded them got more of them into a ton. So did one that planed them a little thinner. By the First World War an inch board could be had in any number of thicknesses, all less than an inch, and retail dealers, who had to sell them side by side, were complaining to Washington.',
    'The first national standard was adopted in 1924, after years of conferences. It set the two-by-four at one and five-eighths by three and five-eighths. On the inch board the parties were unable to agree, and the standard therefore recognized two, of which the better was called “extra standard.” They differed by one thirty-second of an inch. Nobody who reads the minutes will suppose that these dimensions were dictated by the nature of wood.',
    'In the 1950s lumber met with new rivals in plywood, steel and concrete, and the trade wished to make its product cheaper. Mills that dried their lumber proposed to go down another eighth. Theirs, they said, had done its shrinking already, and was as strong as a thicker board sold wet. Mills that sold it wet, or “green,” replied that a builder orders a size, and that they should not be made to saw a bigger board than their neighbors for the same name. Both had a case. The quarrel took some ten years, and ended in two sizes once more: the present one for dry lumber, and for green lumber one that is a sixteenth larger each way, which will have shrunk to the other by the time it matters.',
    'Through all of this no one proposed to call the thing anything else. That may look like deceit, or mere habit. I think that it was neither. By 1924 “two-by-four” stood in building codes, in tables of loads, in the plans of every house and the talk of every carpenter. It had ceased to describe a board and come to name a place in a system: the member that is set upright every sixteen inches and carries the wall. What filled the place could be shaved by an eighth, and by another eighth, with an engineer to see that it still held, and no code or plan had to be rewritten. Had the name been a measurement, every shaving would have needed a new word and a new table, and I doubt that there would have been any. It was because the name stood still that the board could move. The cost was small, and it fell on those who buy one board a year.',
  ],
  questions: [
    {
      id: 'act-reading/the-two-by-four-q1',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.8,
      seconds: 50,
      text: '',
      stem: 'According to the passage, mills began to dry and plane their boards before shipping because:',
      right: 'freight was paid by weight.',
      wrong: [
        {
          html: 'dry boards did not warp.',
          misconception: 'ar-common-sense-over-text',
          why: 'Dry boards do warp less, but the passage gives another reason: more of them went “into a ton.”',
        },
        {
          html: 'carpenters asked for it.',
          misconception: 'ar-reversed',
          why: 'The carpenter did the planing himself as long as lumber was sold near; mills did it for the freight.',
        },
        {
          html: 'buyers paid by the board.',
          misconception: 'ar-outside-the-text',
          why: 'How buyers paid is not said; it was the freight that went by weight, and dry, planed boards got “more of them into a ton.”',
        },
      ],
      evidence: ['and it paid freight by weight', 'got more of them into a ton'],
      explanation:
        '<p class="plan">A stated cause: find the word “freight” in the third paragraph.</p><p>Lumber “paid freight by weight,” and a mill that dried and planed its boards “got more of them into a ton” ([[line: got more of them into a ton]]).</p>',
    },
    {
      id: 'act-reading/the-two-by-four-q2',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'According to the passage, all of the following helped to bring about a change in the sizes of lumber EXCEPT:',
      right: 'a shortage of timber during a war.',
      wrong: [
        {
          html: 'the complaints of those who sold it by retail.',
          misconception: 'ar-overlooked-mention',
          why: 'They stand at the end of the third paragraph: dealers “were complaining to Washington,” and the first standard followed.',
        },
        {
          html: 'the competition of other building materials.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage calls them “new rivals in plywood, steel and concrete,” because of which the trade wished to make lumber cheaper.',
        },
        {
          html: 'the exhaustion of the forests in one region.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage says that “the forests of the East gave out,” so that lumber had to travel and pay freight.',
        },
      ],
      evidence: ['the member that is set upright every sixteen inches and carries the wall'],
      explanation:
        '<p class="plan">An EXCEPT question: three of the options are causes in the third and fifth paragraphs; the fourth is not in the passage.</p><p>The First World War is named only as a date: by then an inch board came in many thicknesses. Forests that gave out, dealers who complained ([[line: were complaining to Washington]]) and rivals such as plywood and steel are all named as causes.</p>',
    },
    {
      id: 'act-reading/the-two-by-four-q3',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0,
      seconds: 60,
      text: '',
      stem: 'The author answers the common explanation of the missing half inch by pointing out that:',
      right: 'the saw could be set to allow for the loss.',
      wrong: [
        {
          html: 'the loss is smaller than people believe.',
          misconception: 'ar-outside-the-text',
          why: 'He does not dispute how much is lost: “All of this happens.” He says that the saw could have been set wider.',
        },
        {
          html: 'the planing was once done by carpenters.',
          misconception: 'ar-true-but-not-asked',
          why: 'Carpenters did the planing as long as lumber was sold near; but the answer given is about how wide one saws.',
        },
        {
          html: 'the sizes had differed from place to place.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Districts had their own sizes, as the map tells next; his answer to the public is that the saw can be set wider.',
        },
      ],
      evidence: [
        'A sawyer who wants a dry, smooth board of any given thickness has only to set his saw that much wider',
      ],
      explanation:
        '<p class="plan">A move in an argument: find the words “None of it explains the size” and read on.</p><p>“A sawyer who wants a dry, smooth board of any given thickness has only to set his saw that much wider” ([[line: has only to set his saw that much wider]]). The loss could have been allowed for by the mill.</p>',
    },
    {
      id: 'act-reading/the-two-by-four-q4',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The remark in [[line: Nobody who reads the minutes will suppose]] implies that the sizes of 1924 were settled by:',
      right: 'bargaining.',
      wrong: [
        {
          html: 'testing.',
          misconception: 'ar-outside-the-text',
          why: 'Engineers come in later, with loads; but the minutes are of conferences at which parties could not agree.',
        },
        {
          html: 'voting.',
          misconception: 'ar-half-right',
          why: 'There were two sides, it is true, but neither of them lost: “the standard therefore recognized two” inch boards.',
        },
        {
          html: 'tradition.',
          misconception: 'ar-reversed',
          why: 'Old habits often decide, but “any number of thicknesses” were in use; a new standard had to be agreed on.',
        },
      ],
      evidence: ['On the inch board the parties were unable to agree, and the standard therefore recognized two'],
      explanation:
        '<p class="plan">An inference: the minutes are the record of the conferences; look at the two sentences before.</p><p>The parties “were unable to agree, and the standard therefore recognized two” ([[line: the parties were unable to agree]]), a thirty-second of an inch apart. Such a size is made by people who bargain, not by wood.</p>',
    },
    {
      id: 'act-reading/the-two-by-four-q5',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.5,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: and carries the wall]], the word “carries” most nearly means:',
      right: 'bears.',
      wrong: [
        {
          html: 'moves.',
          misconception: 'ar-first-meaning',
          why: 'To carry is often to move, but a member set upright in a wall moves nothing.',
        },
        {
          html: 'extends.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One may carry a wall around a garden, but this member is set upright and holds the wall up.',
        },
        {
          html: 'wins.',
          misconception: 'ar-mood-for-meaning',
          why: 'A motion is carried when it wins, and parties are near; but here an upright board holds up a wall.',
        },
      ],
      evidence: ['the member that is set upright every sixteen inches and carries the wall'],
      explanation:
        '<p class="plan">A word in context: ask what an upright board every sixteen inches does for a wall.</p><p>It is “set upright every sixteen inches and carries the wall” ([[line: set upright every sixteen inches and carries the wall]]), with an engineer “to see that it still held.” What is upright in a wall and has to hold is under a load: put “supports” in its place, and the sentence says the same.</p>',
    },
    {
      id: 'act-reading/the-two-by-four-q6',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 55,
      text: '',
      stem: 'According to the passage, when the quarrel of the 1950s ended, the size set for a green board, compared with that of a dry one, was:',
      right: 'larger, because it was still going to shrink.',
      wrong: [
        {
          html: 'larger, because it was not as strong.',
          misconception: 'ar-half-right',
          why: 'Mills that dried theirs did claim strength for it, but the sixteenth was for shrinking: it “will have shrunk to the other by the time it matters.”',
        },
        {
          html: 'the same size, as the mills that sold it wished.',
          misconception: 'ar-half-right',
          why: 'They did not want to saw a bigger board under the same name, but the quarrel “ended in two sizes once more.”',
        },
        {
          html: 'larger, because a builder was going to plane it.',
          misconception: 'ar-common-sense-over-text',
          why: 'Larger is right, and carpenters used to plane their own boards, but the sixteenth is what the board “will have shrunk” by.',
        },
      ],
      evidence: [
        'for green lumber one that is a sixteenth larger each way, which will have shrunk to the other by the time it matters',
      ],
      explanation:
        '<p class="plan">A stated detail: find the end of the quarrel, in the last sentence of the fifth paragraph.</p><p>The green size “is a sixteenth larger each way, which will have shrunk to the other by the time it matters” ([[line: a sixteenth larger each way]]). Green lumber still shrinks; the extra sixteenth is just what it has to lose until it is dry.</p>',
    },
    {
      id: 'act-reading/the-two-by-four-q7',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The author mentions what happened in [[line: in 2017 some of them, in Illinois, sued]] mainly to:',
      right: 'show to whom the size is a puzzle.',
      wrong: [
        {
          html: 'show that stores had hidden the size.',
          misconception: 'ar-half-right',
          why: 'Some buyers sued two chains of stores, but the judge found that no reasonable buyer would be deceived, and the author does not charge them.',
        },
        {
          html: 'show why the law was changed later.',
          misconception: 'ar-outside-the-text',
          why: 'Suits may lead to new laws, but one was “soon thrown out,” and no change of any law after 2017 is told.',
        },
        {
          html: 'show how old the puzzle is by now.',
          misconception: 'ar-reversed',
          why: 'The date does catch the eye, but 2017 is the latest in the passage, not an early one; the sizes go back to 1924.',
        },
      ],
      evidence: [
        'People who buy a board once a year do, and in 2017 some of them, in Illinois, sued two chains of stores over such sizes.',
      ],
      explanation:
        '<p class="plan">A function question: who sued, and with whom are they contrasted? Compare the last sentence of the passage.</p><p>Builders “do not think about this. People who buy a board once a year do” ([[line: People who buy a board once a year do]]), and some sued. They are the ones on whom, at the end, the cost is said to fall.</p>',
    },
    {
      id: 'act-reading/the-two-by-four-q8',
      skill: 'ar-main-idea',
      difficulty: 'High',
      b: 1.0,
      seconds: 65,
      text: '',
      stem: 'The main idea of the last paragraph is that the board’s name:',
      right: 'made change easy by staying the same.',
      wrong: [
        {
          html: 'stayed the same from mere force of habit.',
          misconception: 'ar-quoted-view-for-author',
          why: 'Mere habit is what it “may look like,” he says, and adds: “I think that it was neither.”',
        },
        {
          html: 'hid from buyers how much was shaved off.',
          misconception: 'ar-quoted-view-for-author',
          why: 'Deceit is the other thing that it may look like; he thinks that it was neither.',
        },
        {
          html: 'kept the trade honest about measures.',
          misconception: 'ar-reversed',
          why: 'A fixed name might seem to bind the trade, but this one measured nothing any longer: it had “ceased to describe a board,” and the board was shaved.',
        },
      ],
      evidence: ['It was because the name stood still that the board could move.'],
      explanation:
        '<p class="plan">A main idea of a paragraph: look for the sentence that draws the conclusion, near the end.</p><p>“It was because the name stood still that the board could move” ([[line: It was because the name stood still]]). The name stands still, the board moves, and “because” joins the two: no code had to be rewritten when the board became smaller.</p>',
    },
    {
      id: 'act-reading/the-two-by-four-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.7,
      seconds: 65,
      text: '',
      stem: 'The author’s claim about the name and the board would be most weakened by evidence that in another country lumber:',
      right: 'shrank as much under names that changed.',
      wrong: [
        {
          html: 'never shrank, though its name changed.',
          misconception: 'ar-wrong-side',
          why: 'New names for an unchanged board seem to part the two; but they fit his claim that it is where the name stands still that a board can move.',
        },
        {
          html: 'never shrank, though its name did not change.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It looks like an exception, but his claim is only that a name that stands still lets a board move, and not that every such board must.',
        },
        {
          html: 'shrank as much under a name that did not change.',
          misconception: 'ar-wrong-side',
          why: 'This is the case of the two-by-four itself, told of another country, and so it would support the claim.',
        },
      ],
      evidence: [
        'Had the name been a measurement, every shaving would have needed a new word and a new table, and I doubt that there would have been any.',
      ],
      explanation:
        '<p class="plan">Weighing evidence: the claim is that with a new name at each step the size would not have changed. Which case would be a counterexample?</p><p>He doubts that “there would have been any” shaving if each had needed “a new word and a new table” ([[line: every shaving would have needed a new word]]). A country where both happened would speak against it.</p>',
    },
  ],
}
