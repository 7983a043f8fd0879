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
      right: 'show what a few people wanted, and must be read with that in mind.',
      wrong: [
        {
          html: 'show what most people want, and are a fair guide for a planner.',
          misconception: 'ar-quoted-view-for-author',
          why: 'It is the advice that the author “used to repeat,” that “the people have voted”; but a study then showed how few had done the choosing.',
        },
        {
          html: 'show how easily people are led, and are worthless to a planner.',
          misconception: 'ar-half-right',
          why: 'That most people follow is what the experiment shows; but the author says “None of this makes the paths worthless as evidence.”',
        },
        {
          html: 'are the work of a few people, and are of little use to a planner.',
          misconception: 'ar-half-right',
          why: 'That a few made them is right, but the author says, “None of this makes the paths worthless as evidence.”',
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
      right: 'where people walk with no path in sight.',
      wrong: [
        {
          html: 'which of the paths most people walk on.',
          misconception: 'ar-half-right',
          why: 'They do look at where people go; but under the snow no path can be seen, and that is why they come so early.',
        },
        {
          html: 'how much of a park is used in winter.',
          misconception: 'ar-common-sense-over-text',
          why: 'It would be good to know, and the time of year is right; but they come so early “to learn where people walk” when no walk can be seen.',
        },
        {
          html: 'how people get from the gate to the bus.',
          misconception: 'ar-echoed-words',
          why: 'Gate and bus stop are named in the paragraph; but as an example of the lines that appear, not as what the planners come to see.',
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
      right: 'gives people credit for good sense.',
      wrong: [
        {
          html: 'says pleasant things to win people over.',
          misconception: 'ar-first-meaning',
          why: 'To flatter is often that; but nobody is being won over here: the idea simply makes the public look clever.',
        },
        {
          html: 'treats people as if they were all of one mind.',
          misconception: 'ar-mood-for-meaning',
          why: 'The talk of voting makes one public of many people; but to flatter is to make someone look better, and what looks better here is people’s judgment.',
        },
        {
          html: 'shows people from their prettiest side.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A photograph flatters in this way; but an idea has no picture of the public to show, only an opinion of its judgment.',
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
      right: 'had followed a line without choosing it.',
      wrong: [
        {
          html: 'had broken a rule without minding it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'A broken rule is mentioned two paragraphs later; but the sentence with the marks ends on choosing: they “had never chosen it.”',
        },
        {
          html: 'had chosen a line without being asked.',
          misconception: 'ar-half-right',
          why: 'Nobody asked them, that is right; but it is the choosing itself that is denied: they “had found it there.”',
        },
        {
          html: 'had made a line without knowing it.',
          misconception: 'ar-reversed',
          why: 'Feet do make a path while nobody thinks of it; but this line was “the work of eleven people,” and all the others “had found it there.”',
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
      right: 'A line may be taken by people for whom it is not the best way.',
      wrong: [
        {
          html: 'A line may be used by far more people than had first made it.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is true, and the photographs had already shown it: eleven people made the line and “four hundred people a day” used it.',
        },
        {
          html: 'A line may be kept to even by people who know that it is longer.',
          misconception: 'ar-half-right',
          why: 'The curve was longer, and people took it; but asked why, “most of them said that it was the shortest.”',
        },
        {
          html: 'A line may be worn down to the soil in no more than a few weeks.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'It happened so on both lawns, within three weeks on the first; so the photographs could show it as well.',
        },
      ],
      evidence: [
        'nineteen paces longer than the straight way across',
        'two walkers in three were taking it. Asked why, most of them said that it was the shortest.',
      ],
      explanation:
        '<p class="plan">Weighing an experiment: what was different about the new line, what did people say about it, and what could the first lawn therefore not show?</p><p>On the first lawn the path may have been followed because it was the best way. The curve was “nineteen paces longer than the straight way across,” and still “two walkers in three were taking it” ([[line: two walkers in three were taking it]]). “Asked why, most of them said that it was the shortest.” They were mistaken, and so it was not the best way that they followed.</p>',
    },
    {
      id: 'act-reading/the-first-ten-people-q6',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'According to the sixth paragraph, people are readier to cross a lawn where there is a trodden line because the line:',
      right: 'shows that they are not the first to offend.',
      wrong: [
        {
          html: 'shows that the ground is firm and open to all.',
          misconception: 'ar-half-right',
          why: 'That the ground is firm is said; but not that it is open to all: crossing is still “a small offense” there.',
        },
        {
          html: 'brings them to the other side in less time.',
          misconception: 'ar-common-sense-over-text',
          why: 'To save time is why the first walkers cross; but this paragraph speaks of wet shoes, of being watched, and of a rule.',
        },
        {
          html: 'was made by people whom they know.',
          misconception: 'ar-outside-the-text',
          why: 'It is easier to follow people one knows, but who they were does not matter here: the line tells “that the rule has already been broken.”',
        },
      ],
      evidence: [
        'It tells you that the ground is firm, that the way goes through, and that the rule has already been broken.',
      ],
      explanation:
        '<p class="plan">A stated cause: find “A trodden line takes care of both” and read the next sentence.</p><p>“It tells you that the ground is firm, that the way goes through, and that the rule has already been broken” ([[line: that the rule has already been broken]]). Whoever comes later is no longer the first to offend.</p>',
    },
    {
      id: 'act-reading/the-first-ten-people-q7',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The author mentions the three things in [[line: What they wanted was a ramp, a handrail, a bench]] mainly as examples of:',
      right: 'wishes of which a lawn bears no mark.',
      wrong: [
        {
          html: 'wishes that no planner had asked about.',
          misconception: 'ar-outside-the-text',
          why: 'Planners who look at the snow do not ask, so it seems to follow; but the sentence goes on to the lawn: “wanting these leaves no mark on grass.”',
        },
        {
          html: 'wishes that would cost more than a path.',
          misconception: 'ar-common-sense-over-text',
          why: 'A ramp does cost more than “a little grass,” the price of a path; but the paragraph counts no money: it asks what can be seen on a lawn.',
        },
        {
          html: 'wishes that were met once a path was there.',
          misconception: 'ar-half-right',
          why: 'These people did have “desires too,” like the first ten; but no path brought them a ramp or a bench, and the old woman still went “the long way around.”',
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
      right: 'a refusal to see what is so.',
      wrong: [
        {
          html: 'an admission that the plan was wrong.',
          misconception: 'ar-outside-the-text',
          why: 'A path beside the walk does show that the plan failed; but the planner who puts up thorns admits nothing: he “is quarreling with a fact.”',
        },
        {
          html: 'a way to find out who needs it.',
          misconception: 'ar-common-sense-over-text',
          why: 'To close a way and see who complains would be a test; but the author speaks of a quarrel, not of a test.',
        },
        {
          html: 'an injustice to those who made it.',
          misconception: 'ar-half-right',
          why: 'The fence does turn them away, but the author finds fault with something else: a planner who puts it up “is quarreling with a fact.”',
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
      stem: 'The last paragraph is related to the rest of the essay in that it shows the author:',
      right: 'doing what most of the walkers in the study did.',
      wrong: [
        {
          html: 'doing what the first few walkers in the study did.',
          misconception: 'ar-reversed',
          why: 'It is early, after the first snow, so he seems to be among the first; but he walks in “someone else’s prints.”',
        },
        {
          html: 'testing the planners’ custom and finding it sound.',
          misconception: 'ar-half-right',
          why: 'He does look at the paths in the snow, as planners do; but what he discovers at the end is something about himself.',
        },
        {
          html: 'giving up the advice that he used to repeat.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'He did give it up, but when he “came upon the work of Piret Laanemäe”; the last paragraph gives no advice.',
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
