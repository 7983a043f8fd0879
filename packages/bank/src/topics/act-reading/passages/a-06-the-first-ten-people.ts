import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-first-ten-people',
  kind: 'Social Science',
  title: 'The First Ten People',
  description:
    'This passage is from the essay “The First Ten People” by Declan Amory-Shah (2020). Author and source are invented. So are Piret Laanemäe and her studies.',
  paragraphs: [
    'If you want to know how a park ought to have been built, go and see it in the snow. In Finland, it is said, city planners visit their parks on the morning after the first snowfall, before the sweepers, to learn where people walk when they cannot see where they are supposed to. The lines that appear are rarely the ones on the plan. They cut corners. They leave the paved walk at the gate and meet it again at the bus stop.',
    'In summer the same lines are worn into the grass, and they have a lovely name: desire paths. Nobody designs them and nobody owns them. They are made by the feet of people in a hurry, and they are found wherever the shortest way and the official way disagree. Brasília, laid out in the 1950s as a capital for motorists, is so crossed with trails of red earth that they can be made out in satellite pictures. Universities have learned to wait. More than one campus has left its lawns alone until the students had walked the answer into them.',
    'Pave the paths, runs the advice; the people have voted with their feet. It is an attractive idea. It flatters the public, it saves the planner trouble, and it costs only a little grass. I used to repeat it to my own students. Then I came upon the work of Piret Laanemäe, a geographer in Tartu, Estonia, who had asked a question so simple that it had been overlooked. How many people does it take to make one?',
    'Fewer than you would think. From the roof of a new apartment building, Laanemäe photographed a fresh lawn every day for two years, while counters at the doors recorded who came and went. The first line, a faint bending of the grass, was the work of eleven people. Three weeks later it was bare earth, and four hundred people a day were using it. The great majority of those who had “voted” for the path, in other words, had never chosen it. They had found it there.',
    'To see how far this went, Laanemäe cheated. On another lawn, at night, she and a colleague walked back and forth for two hours along a line of their own, a lazy curve that was, by measurement, nineteen paces longer than the straight way across. Within a month the curve had been worn to the soil, and two walkers in three were taking it. Asked why, most of them said that it was the shortest.',
    '“A path is a question for the first ten people,” Laanemäe writes. “For everybody after that it is an answer.” Perhaps this should not surprise us. To walk through long grass is a small effort and a small offense: your shoes get wet, and somebody may be watching from a window. A trodden line takes care of both. It tells you that the ground is firm, that the way goes through, and that the rule has already been broken.',
    'It matters, therefore, who the first ten were. In Tartu they were mostly students, leaving for lectures at eight, and the lines they drew led to the university bus. Laanemäe went on to talk with people of whom the lawn held no record: a man who used a wheelchair, parents with strollers, an old woman who had once fallen on the ice and who ever since had kept to the sidewalk, though it took her the long way around. They had desires too. What they wanted was a ramp, a handrail, a bench at the halfway point, and wanting these leaves no mark on grass. A survey that consisted of looking down would have counted them as content.',
    'None of this makes the paths worthless as evidence. The planner who answers a desire path with a fence and a row of thorns, as planners do, is quarreling with a fact. But it is a fact of a particular kind. The line in the grass should be read as one reads a petition, with attention to what it asks for and also to who was in a position to sign.',
    'Last winter I went out early, on the morning after the first snow, to look at my own campus. The paths were there, every one of them, cutting their corners, as free as handwriting. I was halfway across the quadrangle before I noticed that I was putting my feet in someone else’s prints.',
  ],
  questions: [
    {
      id: 'act-reading/the-first-ten-people-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The author’s main claim about desire paths is that they:',
      right: 'show what some people wanted, and are silent about all the others.',
      wrong: [
        {
          html: 'show what most people want, and should be paved as they are.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is the advice that the author “used to repeat,” so it is in the text; the essay was written against it.',
        },
        {
          html: 'show what people do from habit, and are of no use to a planner.',
          misconception: 'ar-half-right',
          why: 'That most walkers only follow is right; but of use the paths are: “None of this makes the paths worthless as evidence.”',
        },
        {
          html: 'show where the official walks go wrong, and do so best in snow.',
          misconception: 'ar-too-narrow',
          why: 'The corners that are cut, and the snow, belong to the opening; the studies in Tartu, which fill the middle, are about something else.',
        },
      ],
      evidence: [
        'None of this makes the paths worthless as evidence.',
        'with attention to what it asks for and also to who was in a position to sign',
      ],
      explanation:
        '<p class="plan">This asks for the claim: look for the sentence that begins “None of this” and for the “But” that follows.</p><p>“None of this makes the paths worthless as evidence,” but a path should be read “with attention to what it asks for and also to who was in a position to sign” ([[line: also to who was in a position to sign]]). The studies show that a handful of first walkers made the choice; the rest “had found it there.”</p>',
    },
    {
      id: 'act-reading/the-first-ten-people-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -1,
      seconds: 45,
      text: '',
      stem: 'According to the first paragraph, the planners visit the parks before the sweepers in order to see:',
      right: 'where people walk when the official paths are hidden.',
      wrong: [
        {
          html: 'how quickly the paved walks can be cleared of snow.',
          misconception: 'ar-echoed-words',
          why: 'The sweepers do clear the walks, but they are mentioned only because they would remove the tracks.',
        },
        {
          html: 'which people walk in the park when it has snowed.',
          misconception: 'ar-half-right',
          why: 'Walkers in the snow are what they study, but the question is “where people walk,” not who they are.',
        },
        {
          html: 'which of the bus stops attract the most passengers.',
          misconception: 'ar-echoed-words',
          why: 'A bus stop is one end of a path, so the words are familiar; but counting passengers is not the planners’ aim.',
        },
      ],
      evidence: ['to learn where people walk when they cannot see where they are supposed to'],
      explanation:
        '<p class="plan">A stated purpose: find “to learn” in the first paragraph.</p><p>They come “to learn where people walk when they cannot see where they are supposed to” ([[line: when they cannot see where they are supposed to]]): the snow covers the official walks.</p>',
    },
    {
      id: 'act-reading/the-first-ten-people-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: It flatters the public, it saves the planner trouble]], the word “flatters” most nearly means that the idea:',
      right: 'makes people out to be wiser than the experts.',
      wrong: [
        {
          html: 'makes people look handsomer than they are.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A coat can flatter someone’s looks in this sense; here it is the public’s judgment that is praised and not its looks.',
        },
        {
          html: 'praises people to get something from them.',
          misconception: 'ar-first-meaning',
          why: 'A person may flatter in order to get something, and this is the usual sense; but an idea asks for nothing in return.',
        },
        {
          html: 'treats all people as if they were the same.',
          misconception: 'ar-mood-for-meaning',
          why: 'The idea does treat people kindly and alike, which suits its mood; but the word does not speak of making them equal.',
        },
      ],
      evidence: ['the people have voted with their feet. It is an attractive idea. It flatters the public'],
      explanation:
        '<p class="plan">A word in context: ask whose judgment the idea praises.</p><p>The advice says that “the people have voted with their feet. It is an attractive idea. It flatters the public”: the idea gives the public credit for having known best. The rest of the essay shows that the credit is only partly earned.</p>',
    },
    {
      id: 'act-reading/the-first-ten-people-q4',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 55,
      text: '',
      stem: 'The quotation marks in [[line: The great majority of those who had “voted” for the path]] suggest that most of the walkers:',
      right: 'had used a path that they did not choose.',
      wrong: [
        {
          html: 'had chosen a path that others then used.',
          misconception: 'ar-swaps-people',
          why: 'This fits the few who came first, “eleven people”; but the marks are put around what “The great majority” did, and these “had never chosen it.”',
        },
        {
          html: 'had used a path that was not allowed.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That a rule is broken on the lawn is said two paragraphs later; the quotation marks are explained in the same sentence, and there it is a matter of choosing.',
        },
        {
          html: 'had chosen a path that they did not understand.',
          misconception: 'ar-half-right',
          why: 'That they did not know what they were doing fits the marks; that they chose does not: they “had never chosen it. They had found it there.”',
        },
      ],
      evidence: ['had never chosen it. They had found it there.'],
      explanation:
        '<p class="plan">An inference about quotation marks: read the end of the same sentence.</p><p>The sentence ends: those who had “voted” for the path “had never chosen it. They had found it there.” The quotation marks warn that a vote without a choice is not quite a vote.</p>',
    },
    {
      id: 'act-reading/the-first-ten-people-q5',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'What did the experiment in the fifth paragraph show that the photographs described in the fourth could not?',
      right: 'People who follow a trodden line may be wrong about its length.',
      wrong: [
        {
          html: 'People who follow a trodden line may know that it is longer.',
          misconception: 'ar-half-right',
          why: 'That they take the longer way is right, but they do not know it: “Asked why, most of them said that it was the shortest.”',
        },
        {
          html: 'People who follow a trodden line may far outnumber its makers.',
          misconception: 'ar-true-but-not-asked',
          why: 'This was the surprise of the first lawn, with eleven makers and four hundred users a day; the night walk was not needed for it.',
        },
        {
          html: 'People who make a trodden line may do so in a few weeks.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The curve was worn to the soil “Within a month,” but bare earth after three weeks had already been photographed on the first lawn.',
        },
      ],
      evidence: [
        'nineteen paces longer than the straight way across',
        'two walkers in three were taking it. Asked why, most of them said that it was the shortest.',
      ],
      explanation:
        '<p class="plan">Weighing an experiment: what was different about the new line, what did people say about it, and what could the first lawn therefore not show?</p><p>On the first lawn the path may have been followed because it was the best way. The curve was “nineteen paces longer than the straight way across,” and still “two walkers in three were taking it” ([[line: two walkers in three were taking it]]). “Asked why, most of them said that it was the shortest.” They were mistaken.</p>',
    },
    {
      id: 'act-reading/the-first-ten-people-q6',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'According to the sixth paragraph, people are readier to cross a lawn where there is a trodden line because the line:',
      right: 'is a proof that somebody has already come through here.',
      wrong: [
        {
          html: 'keeps anyone from watching them from a window.',
          misconception: 'ar-echoed-words',
          why: 'Watching from a window is taken from the paragraph, but the line makes being watched matter less; it does not keep anyone from the window.',
        },
        {
          html: 'allows them to reach the other side more quickly.',
          misconception: 'ar-common-sense-over-text',
          why: 'Speed is the usual reason for a short cut, but it is not among the reasons in this paragraph, and the curve was in fact longer.',
        },
        {
          html: 'tells them that the ground is firm and walking allowed.',
          misconception: 'ar-half-right',
          why: 'Firm ground is one of the three things, but the rule is not lifted; the line says that it “has already been broken.”',
        },
      ],
      evidence: [
        'It tells you that the ground is firm, that the way goes through, and that the rule has already been broken.',
      ],
      explanation:
        '<p class="plan">A stated cause: find “A trodden line takes care of both” and read the next sentence.</p><p>“It tells you that the ground is firm, that the way goes through, and that the rule has already been broken” ([[line: that the rule has already been broken]]): all three are things known because somebody has gone before.</p>',
    },
    {
      id: 'act-reading/the-first-ten-people-q7',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The author mentions the three things in [[line: What they wanted was a ramp, a handrail, a bench]] mainly as examples of:',
      right: 'wishes of which a worn lawn keeps no trace.',
      wrong: [
        {
          html: 'wishes that a worn lawn shows only in part.',
          misconception: 'ar-half-right',
          why: 'Wishes they are, and the lawn does show other people’s; but of these it shows nothing at all: “wanting these leaves no mark on grass.”',
        },
        {
          html: 'comforts that planners offer in place of a path.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'What planners put in place of a path comes in the next paragraph, and it is no comfort: “a fence and a row of thorns.”',
        },
        {
          html: 'comforts that the first walkers had asked for in vain.',
          misconception: 'ar-swaps-people',
          why: 'The first walkers are the subject of this paragraph, but they were “mostly students” in a hurry; the three wishes are those of other people.',
        },
      ],
      evidence: [
        'wanting these leaves no mark on grass',
        'A survey that consisted of looking down would have counted them as content.',
      ],
      explanation:
        '<p class="plan">A function question: read the sentence after the list.</p><p>Of such things the passage says that “wanting these leaves no mark on grass. A survey that consisted of looking down would have counted them as content” ([[line: wanting these leaves no mark on grass]]). They stand for everything the paths cannot show.</p>',
    },
    {
      id: 'act-reading/the-first-ten-people-q8',
      skill: 'ar-inference',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'It can reasonably be inferred that the author considers fencing off a desire path to be:',
      right: 'an argument that cannot be won.',
      wrong: [
        {
          html: 'a fair way to protect those who cannot use it.',
          misconception: 'ar-outside-the-text',
          why: 'The old and the disabled are mentioned nearby, but the fence is not said to protect anyone; it answers a path.',
        },
        {
          html: 'a clear but unkind way of stating the rules.',
          misconception: 'ar-common-sense-over-text',
          why: 'A fence with thorns does tell people the rule, and not kindly, as one knows from life; but the author’s objection is another one: it “is quarreling with a fact.”',
        },
        {
          html: 'a last resort after other measures have failed.',
          misconception: 'ar-common-sense-over-text',
          why: 'One would think that planners try other things first, but no other measures are described; the fence is what they “do.”',
        },
      ],
      evidence: ['is quarreling with a fact'],
      explanation:
        '<p class="plan">An inference about a judgment: find the fence and the verb that goes with it.</p><p>The planner who answers a path with a fence and thorns “is quarreling with a fact” ([[line: quarreling with a fact]]). One cannot win a quarrel with a fact; one can only refuse to accept it.</p>',
    },
    {
      id: 'act-reading/the-first-ten-people-q9',
      skill: 'ar-structure',
      difficulty: 'High',
      b: 1,
      seconds: 70,
      text: '',
      stem: 'The last paragraph is related to the rest of the essay in that it:',
      right: 'comes back to the snow and shows how the author follows others.',
      wrong: [
        {
          html: 'comes back to the snow and shows the author to be one of the first.',
          misconception: 'ar-half-right',
          why: 'It is the morning after the first snow again, and he is out early; but others have been there before him: his feet are “in someone else’s prints.”',
        },
        {
          html: 'comes back to the snow and shows the planners’ custom to be sound.',
          misconception: 'ar-half-right',
          why: 'The snow does return, and the paths are there to be seen; but what he notices bears out Laanemäe, who doubts what such paths tell.',
        },
        {
          html: 'comes back to the students and shows them to have drawn the lines.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That students drew the lines is said of Tartu, two paragraphs earlier; here it is the author himself who walks, and whose prints he follows is not said.',
        },
      ],
      evidence: [
        'on the morning after the first snow, to look at my own campus',
        'I noticed that I was putting my feet in someone else’s prints',
      ],
      explanation:
        '<p class="plan">A structure question: compare the last paragraph with the first, and then ask whom, of all the people Laanemäe watched, the author turns out to be like.</p><p>As in the first paragraph, it is “the morning after the first snow.” But now the author finds: “I noticed that I was putting my feet in someone else’s prints” ([[line: putting my feet in someone else’s prints]]). He goes where others went before, as most of the walkers in Tartu did.</p>',
    },
    {
      id: 'act-reading/the-first-ten-people-q10',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 50,
      text: '',
      stem: 'Which of the following is NOT mentioned as something wanted by the people described in [[line: a man who used a wheelchair, parents with strollers, an old woman who had once fallen on the ice and who ever since had kept to the sidewalk]]?',
      right: 'A walk free of ice',
      wrong: [
        {
          html: 'Something to hold on to',
          misconception: 'ar-missed-in-other-words',
          why: 'Nobody asks for “something to hold on to” in these words; the list has a handrail, between the ramp and the bench.',
        },
        {
          html: 'A way up without steps',
          misconception: 'ar-missed-in-other-words',
          why: 'Steps are not mentioned, but the ramp, first in the list, is a way up without them; one of the people had a wheelchair.',
        },
        {
          html: 'A place to rest',
          misconception: 'ar-overlooked-mention',
          why: '“A bench at the halfway point” closes the list of what they wanted, and a bench is a place to rest.',
        },
      ],
      evidence: ['What they wanted was a ramp, a handrail, a bench at the halfway point'],
      explanation:
        '<p class="plan">A NOT question: find the list of three wishes and put each of them into other words.</p><p>“What they wanted was a ramp, a handrail, a bench at the halfway point” ([[line: What they wanted was a ramp]]). Ice is mentioned, since the old woman had fallen on it; but a clear walk is not among the wishes.</p>',
    },
  ],
}
