import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-rain-in-reel-four',
  kind: 'Humanities',
  title: 'The Rain in Reel Four',
  description:
    'This passage is from the essay “The Rain in Reel Four” by Aroha Penfold (2021), who restores films for an archive. Author and source are invented. So are the film and the people.',
  paragraphs: [
    'For eighty years *The Harbor Pilot’s Daughter* was a title in a list. Then a school in Uruguay cleared out its cellar, and in a crate of maps there were five cans of film, and in four of the cans there was still a film. The fifth held a brown powder. Such odds are not unusual. The film stock of that age was cellulose nitrate, a near cousin of guncotton, which burns even under water and, if it is spared fire, slowly turns itself to dust. Of the silent features made in the United States, something like seven in ten are gone.',
    'I am a restorer. People suppose that this means repairing, as one repairs a chair, and I used to suppose so too. But a chair stands in front of you, and you can see what it was. A film is a set of instructions for an evening: a beam of light, a piano, a crowd, a person turning a crank. What we had in the cans was the part of the evening that does not rot at once. My work is to guess the rest.',
    'Take speed. Cameras in those years were cranked by hand, at sixteen frames to the second, or eighteen, or twenty-two when the cameraman was cold. Run such a film at the modern rate and a funeral goes by at a trot; that is where the jerky comedy of “old movies” comes from, and it is our doing, not theirs. So we slow it down. But projectionists, too, set their own pace, and some instructions from the period ask that a chase be shown faster than it was taken. There was never one correct speed. There was an understanding between two people at two cranks, who never met.',
    'Or take color. The reels from Uruguay had been dipped in dye, as most prints were: blue for night, amber for lamplight, a startling rose for one scene of farewell. For decades archives copied such films onto black-and-white stock in order to save them, and in saving them taught the world that the past was gray.',
    'It was in the fourth reel that I made my mistake, and it is the reason I am writing this. The print was badly scratched. Each pass through a projector drags grit down the length of a film, and on the screen the scratches appear as bright, thin, vertical streaks, so that old prints are said, in the trade, to “rain.” We have software for this. It compares each frame with those before and after it; whatever appears in one and not in its neighbors it takes for damage, and paints out with what the neighbors show. I let it run overnight. In the morning the fourth reel was as clear as a window, and I was delighted, and showed it to everyone who came by.',
    'One of these was a retired projectionist named Wiremu Tait, who came in on Thursdays to make labels. He watched the daughter stand on the quay, looking out to sea, while behind her men ran about with their collars up.',
    '“What are they running from?” he asked.',
    'I said that I had wondered about that.',
    '“And she’s got an umbrella,” said Mr. Tait.',
    'We went back to the unrestored scan. It took us an hour with a magnifier to be sure, and then we could not think how we had ever doubted it. Among the scratches, a little shorter, a little more slanting, was rain: a real downpour, on a real quay, some afternoon in 1919, when the director had evidently decided to shoot anyway. Every drop was in one frame and not in the next. The software had judged it to be damage, and had gently taken it away.',
    'I have put the rain back. It took seven weeks, by hand, because no rule that I could write would tell water from wear. The two are, on the film, exactly alike; they differ only in what was going on in front of the lens. Here and there, I am sure, I have kept a scratch and called it weather.',
    'When the film is shown, people sometimes compliment me on how new it looks. I thank them. But what I would like to be complimented on is a thing that nobody can see, which is that I stopped. There is a point up to which cleaning a picture uncovers it, and past which you have begun to make another one, cleaner than the day it was taken. The point is not marked. You find it by having someone at your elbow who asks what they are running from.',
  ],
  questions: [
    {
      id: 'act-reading/the-rain-in-reel-four-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The main idea of the passage is that restoring a film:',
      right: 'depends on a sense of how far one ought to go.',
      wrong: [
        {
          html: 'depends on tools that know damage when they see it.',
          misconception: 'ar-half-right',
          why: 'She does have such a tool, and it clears the scratches; but it took real rain for damage, and “no rule that I could write would tell water from wear.”',
        },
        {
          html: 'depends on people who saw it when it was new.',
          misconception: 'ar-outside-the-text',
          why: 'A retired projectionist helps her, so old memories seem to count; but he does not say that he knew this film, lost for eighty years.',
        },
        {
          html: 'depends on finding the speed that its makers meant.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Speed is her first example, but it fills one paragraph, and even there she concludes that there “was never one correct speed.”',
        },
      ],
      evidence: [
        'There is a point up to which cleaning a picture uncovers it, and past which you have begun to make another one',
        'because no rule that I could write would tell water from wear',
      ],
      explanation:
        '<p class="plan">This asks for the main idea: find what she would like to be complimented on, and why it is hard.</p><p>What she is proud of “is that I stopped”: “There is a point up to which cleaning a picture uncovers it, and past which you have begun to make another one.” Since that point “is not marked,” the restorer has to judge.</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q2',
      skill: 'ar-inference',
      difficulty: 'Low',
      b: -0.4,
      seconds: 55,
      text: '',
      stem: 'It can reasonably be inferred from the first paragraph that the powder in the fifth can was:',
      right: 'film that had fallen to dust.',
      wrong: [
        {
          html: 'a reel that had burned long ago.',
          misconception: 'ar-half-right',
          why: 'A reel it had been, but not a burned one: what is “spared fire” goes another way and “slowly turns itself to dust.”',
        },
        {
          html: 'a dye for coloring reels.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Dyes do come up, blue and amber and rose, but later, and on the reels; the can held what was left of film.',
        },
        {
          html: 'a store of guncotton.',
          misconception: 'ar-echoed-words',
          why: 'Guncotton is in the paragraph, but as a “near cousin” of the film stock; nobody stored any in the can.',
        },
      ],
      evidence: ['The fifth held a brown powder.', 'if it is spared fire, slowly turns itself to dust'],
      explanation:
        '<p class="plan">An inference: the sentences after the powder tell what film stock of that age does.</p><p>Nitrate film, “if it is spared fire, slowly turns itself to dust”: the “brown powder” had been the fifth reel.</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q3',
      skill: 'ar-words-in-context',
      difficulty: 'High',
      b: 0.7,
      seconds: 60,
      text: '',
      stem: 'The author describes a film as she does in [[line: A film is a set of instructions for an evening]] because in her view what the cans held was:',
      right: 'one part of what a showing had once been.',
      wrong: [
        {
          html: 'one version of what the makers had filmed.',
          misconception: 'ar-half-right',
          why: 'Less than everything it was, but versions of what was filmed are not her subject here; she lists the beam of light, the piano, the crowd.',
        },
        {
          html: 'a guide to how the reels were to be run.',
          misconception: 'ar-literal-for-figurative',
          why: 'The “instructions” are taken at their word here; the film itself is meant, and how to run it she has to “guess.”',
        },
        {
          html: 'a record of the crowd that had come to see it.',
          misconception: 'ar-echoed-words',
          why: 'The crowd is named, but as one thing that made up the evening; nothing of it is in the cans, which hold only film.',
        },
      ],
      evidence: [
        'a beam of light, a piano, a crowd, a person turning a crank',
        'the part of the evening that does not rot at once',
      ],
      explanation:
        '<p class="plan">A figure of speech: the colon after it lists what an evening was made of.</p><p>The evening was “a beam of light, a piano, a crowd, a person turning a crank”; what was in the cans is “the part of the evening that does not rot at once.”</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q4',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to the passage, silent films often look jerky and comic today because:',
      right: 'they are run faster than they were taken.',
      wrong: [
        {
          html: 'they were taken at an uneven speed.',
          misconception: 'ar-half-right',
          why: 'Cranking by hand was uneven, that is right; but the jerky look is “our doing, not theirs.”',
        },
        {
          html: 'they have lost some of their frames.',
          misconception: 'ar-outside-the-text',
          why: 'Old prints are worn, so missing frames sound likely; but none are mentioned, and the modern rate is the cause.',
        },
        {
          html: 'they were meant to be run too fast.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Some instructions do ask for a faster showing, but of a chase, and that is told afterward; a funeral was not meant to trot.',
        },
      ],
      evidence: ['Run such a film at the modern rate and a funeral goes by at a trot'],
      explanation:
        '<p class="plan">A cause question: find the funeral that “goes by at a trot.”</p><p>“Run such a film at the modern rate and a funeral goes by at a trot … and it is our doing, not theirs.” The cameras were cranked slowly, the “modern rate” is quicker, and so everybody hurries. “Our doing” puts the cause in the showing, not in the taking.</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q5',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.9,
      seconds: 60,
      text: '',
      stem: 'The author’s remark about the archives ([[line: in saving them taught the world that the past was gray]]) is best described as:',
      right: 'irony about a rescue that misled people.',
      wrong: [
        {
          html: 'praise for a rescue that came in time.',
          misconception: 'ar-wrong-tone',
          why: 'The archives did copy the films “in order to save them,” and that is granted; but the end of the sentence names a harm, so praise is not its tone.',
        },
        {
          html: 'anger at a rescue that ruined the prints.',
          misconception: 'ar-wrong-tone',
          why: 'A reproach can be heard, but no print is said to be ruined by copying, and no word in the sentence is angry.',
        },
        {
          html: 'doubt about a rescue that may not last.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Film that “slowly turns itself to dust” belongs to the first paragraph; of the black-and-white copies she does not say that they may not last.',
        },
      ],
      evidence: ['For decades archives copied such films onto black-and-white stock in order to save them'],
      explanation:
        '<p class="plan">A question of tone: set what the archives meant to do beside what the world learned from it.</p><p>They copied the dyed films “onto black-and-white stock in order to save them,” and so, without meaning to, made people believe that the past had no color.</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q6',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 45,
      text: '',
      stem: 'According to the passage, the software treats as damage whatever:',
      right: 'shows in one frame and not in the next.',
      wrong: [
        {
          html: 'makes a bright streak down the picture.',
          misconception: 'ar-echoed-words',
          why: 'Scratches do look so, and the words are from the text; but the software does not judge by brightness or by streaks.',
        },
        {
          html: 'is the same in one frame and its neighbor.',
          misconception: 'ar-reversed',
          why: 'It does compare a frame with its neighbors, but this turns the rule round: what they share is kept, and what “appears in one and not in its neighbors” goes.',
        },
        {
          html: 'is not found in another print of the scene.',
          misconception: 'ar-half-right',
          why: 'That a thing missing elsewhere is painted out is right; but it is looked for in the frames before and after, and no other print comes into it.',
        },
      ],
      evidence: ['whatever appears in one and not in its neighbors it takes for damage'],
      explanation:
        '<p class="plan">A stated detail: find the sentence on how the software compares frames.</p><p>“Whatever appears in one and not in its neighbors it takes for damage.” “One” is one frame, and its “neighbors” are the frames before and after it, with which the software compares it.</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q7',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'What Mr. Tait says about the scene on the quay (beginning in [[line: What are they running from?]]) is important because it suggests that he:',
      right: 'attends to what the people in the picture do.',
      wrong: [
        {
          html: 'knows from his old trade how worn film tends to look.',
          misconception: 'ar-common-sense-over-text',
          why: 'A projectionist usually knows worn film, so it seems natural; but he says nothing about wear, and both of his remarks are about the people on the quay.',
        },
        {
          html: 'has compared the scene with the unrestored scan.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The unrestored scan is indeed looked at, for an hour with a magnifier, but only after he has spoken; what he speaks of is what he sees on the quay.',
        },
        {
          html: 'remembers the scene as he had once shown it.',
          misconception: 'ar-outside-the-text',
          why: 'He is “a retired projectionist,” so a memory sounds likely; but he asks as one who does not know, and tells of no memory.',
        },
      ],
      evidence: ['“What are they running from?” he asked.', '“And she’s got an umbrella,” said Mr. Tait.'],
      explanation:
        '<p class="plan">An inference: ask what the running men and the umbrella have in common, and what kind of watching notices it.</p><p>He asks “What are they running from?” and notes that “she’s got an umbrella”: the action makes sense only if it rains.</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q8',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'The author’s statement in [[line: I have kept a scratch and called it weather]] most strongly suggests that she:',
      right: 'must have judged wrongly in some places herself.',
      wrong: [
        {
          html: 'has left in some scratches that she finds pleasing.',
          misconception: 'ar-literal-for-figurative',
          why: '“Kept” may sound like a choice, but she took the scratch for rain; that scratches please her is said nowhere.',
        },
        {
          html: 'has found out how to tell the rain from the damage.',
          misconception: 'ar-reversed',
          why: 'Seven weeks of handwork might well have taught her that; she says the contrary: “no rule that I could write would tell water from wear.”',
        },
        {
          html: 'has begun to doubt that it rained on the quay.',
          misconception: 'ar-half-right',
          why: 'Doubt there is, about single streaks; but of the rain itself she is sure, “a real downpour, on a real quay.”',
        },
      ],
      evidence: ['The two are, on the film, exactly alike', 'Here and there, I am sure'],
      explanation:
        '<p class="plan">An inference: what does she say just before about water and wear, and what is she sure of?</p><p>Rain and scratches “are, on the film, exactly alike,” and so “here and there, I am sure,” she has taken the one for the other.</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q9',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which of the following best describes how the passage is organized?',
      right: 'Two matters that called for judgment lead to a third that went wrong.',
      wrong: [
        {
          html: 'Two matters that a rule could settle lead to a third that it could not.',
          misconception: 'ar-half-right',
          why: 'No rule “would tell water from wear,” so the third is right; but no rule settles the first matter either: “There was never one correct speed.”',
        },
        {
          html: 'A mistake comes first, and two matters that explain it come after.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'The mistake is the reason for writing, so it may seem to come first; but it is told only “in the fourth reel,” after speed and color.',
        },
        {
          html: 'A find comes first, and the story of those who made the film comes after.',
          misconception: 'ar-half-right',
          why: 'The find does come first, but the makers are hardly mentioned; what follows is the restorer’s work.',
        },
      ],
      evidence: ['It was in the fourth reel that I made my mistake, and it is the reason I am writing this.'],
      explanation:
        '<p class="plan">A structure question: label the paragraphs (find, craft, speed, color, mistake, lesson) and read the labels.</p><p>After speed and color in general (“Take speed,” “Or take color”) comes “my mistake … the reason I am writing this” and the lesson, “that I stopped.”</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.0,
      seconds: 65,
      text: '',
      stem: 'Which of the following, if it had been found, would best have shown that the author’s account of how the rain came to be lost was mistaken?',
      right: 'Most of the drops could be seen in several frames in a row.',
      wrong: [
        {
          html: 'Most of the scratches could be seen in one frame alone.',
          misconception: 'ar-wrong-side',
          why: 'This is what the software expects of damage, “whatever appears in one and not in its neighbors,” so it fits her account and does not shake it.',
        },
        {
          html: 'Most of the drops were shorter than the scratches were.',
          misconception: 'ar-true-but-not-asked',
          why: 'So she found: the rain was “a little shorter, a little more slanting.” But the software did not go by length, so her account stands.',
        },
        {
          html: 'Most of the scratches had been made after the first year.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'When the scratches were made has no bearing on how drops were lost; the software compared each frame with those beside it.',
        },
      ],
      evidence: [
        'whatever appears in one and not in its neighbors it takes for damage',
        'Every drop was in one frame and not in the next.',
      ],
      explanation:
        '<p class="plan">Weighing evidence: find what the software takes for damage, and why the rain met that test.</p><p>The software takes for damage “whatever appears in one and not in its neighbors” ([[line: whatever appears in one and not in its neighbors]]), and “Every drop was in one frame and not in the next” ([[line: Every drop was in one frame and not in the next]]). Drops that ran on from frame to frame would not have been painted out in this way.</p>',
    },
  ],
}
