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
      right: 'calls for a kind of judgment that no rule can give.',
      wrong: [
        {
          html: 'calls for keeping the marks that age has left on it.',
          misconception: 'ar-half-right',
          why: 'Something that was cleaned away is put back, but it is rain from 1919, no mark of age; a scratch is kept only by mistake.',
        },
        {
          html: 'calls for seeing it as its first audience did.',
          misconception: 'ar-half-right',
          why: 'A film is “a set of instructions for an evening,” but that evening cannot be had again: “There was never one correct speed.”',
        },
        {
          html: 'calls for more courage in guessing than it once did.',
          misconception: 'ar-wrong-part-of-passage',
          why: '“My work is to guess the rest,” she says early on; but what she asks to be praised for at the end is “that I stopped.”',
        },
      ],
      evidence: [
        'There is a point up to which cleaning a picture uncovers it, and past which you have begun to make another one',
        'because no rule that I could write would tell water from wear',
      ],
      explanation:
        '<p class="plan">This asks for the main idea: find what she would like to be complimented on, and why it is hard.</p><p>What she is proud of “is that I stopped”: “There is a point up to which cleaning a picture uncovers it, and past which you have begun to make another one.” The software went past it; “no rule that I could write” finds it. It takes a person who looks and decides.</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q2',
      skill: 'ar-inference',
      difficulty: 'Low',
      b: -0.4,
      seconds: 55,
      text: '',
      stem: 'It can reasonably be inferred from the first paragraph that, before the cans were found, the film:',
      right: 'was known by its name alone.',
      wrong: [
        {
          html: 'was thought to have burned.',
          misconception: 'ar-half-right',
          why: 'Film of that kind “burns even under water,” and many a title went that way; but how this one was thought to have been lost is not told.',
        },
        {
          html: 'was known from a few of its reels.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Four reels are what the crate brought to light; until then, for eighty years, there had been none.',
        },
        {
          html: 'was shown to pupils now and then.',
          misconception: 'ar-invented-cause',
          why: 'It lay in a school, that is right, but in the cellar, in “a crate of maps”; that anybody there had shown it is not said.',
        },
      ],
      evidence: ['For eighty years *The Harbor Pilot’s Daughter* was a title in a list.'],
      explanation:
        '<p class="plan">An inference: read the very first sentence, and ask what existed of the film in those years.</p><p>For eighty years it “was a title in a list” ([[line: was a title in a list]]). A title is what it was called and no more: no picture of it had come down until the school cleared out its cellar.</p>',
    },
    {
      id: 'act-reading/the-rain-in-reel-four-q3',
      skill: 'ar-words-in-context',
      difficulty: 'High',
      b: 0.7,
      seconds: 60,
      text: '',
      stem: 'The author describes a film as she does in [[line: A film is a set of instructions for an evening]] because in her view what the cans held was:',
      right: 'one part of what a showing had been.',
      wrong: [
        {
          html: 'a set of notes for those who show it.',
          misconception: 'ar-literal-for-figurative',
          why: '“instructions” can be taken at its word; but the cans held film, and the list of beam, piano, and crowd shows what is meant.',
        },
        {
          html: 'one copy of what others had seen whole.',
          misconception: 'ar-half-right',
          why: 'Something is missing from it, that is right; but she means what no copy has: light, music, and people.',
        },
        {
          html: 'a thing that each crowd saw in its own way.',
          misconception: 'ar-outside-the-text',
          why: 'It is often said of art; but she speaks of what “does not rot at once,” not of opinions.',
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
      stem: 'According to the passage, dyed films were for decades copied onto black-and-white stock because:',
      right: 'the archives meant to save the films.',
      wrong: [
        {
          html: 'the dyes had nearly gone from them.',
          misconception: 'ar-common-sense-over-text',
          why: 'Dyes do fade, and one may think that little was left to copy; but the reels from Uruguay still showed blue, amber, and rose.',
        },
        {
          html: 'color stock would not have lasted.',
          misconception: 'ar-outside-the-text',
          why: 'Color film is known to fade; but the passage compares no kinds of stock, and says only what the copies were made for.',
        },
        {
          html: 'the past was thought to be gray.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'The arrow points the other way: it was the copies that “taught the world that the past was gray.”',
        },
      ],
      evidence: ['For decades archives copied such films onto black-and-white stock in order to save them'],
      explanation:
        '<p class="plan">A cause question: find the archives in the paragraph on color, and the words that state a purpose.</p><p>“For decades archives copied such films onto black-and-white stock in order to save them” ([[line: archives copied such films onto black-and-white stock]]). “In order to” gives the reason: the old stock would not last, and a gray copy was better than none.</p>',
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
          html: 'regret about a rescue that came too late.',
          misconception: 'ar-wrong-tone',
          why: 'Seven in ten such films are gone, which is a reason for regret; but these films were saved, and the remark is about their color.',
        },
        {
          html: 'respect for a rescue by the only means at hand.',
          misconception: 'ar-half-right',
          why: 'It was a rescue, and meant well; but “taught the world that the past was gray” points to what it did wrong.',
        },
        {
          html: 'anger at a rescue that destroyed the color.',
          misconception: 'ar-extreme-wording',
          why: 'The color was lost in the copies; but her tone is dry and not angry, and the dyed reels from Uruguay still have theirs.',
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
          html: 'is brighter than what is around it.',
          misconception: 'ar-half-right',
          why: 'Scratches do show as “bright” streaks; but brightness is how one sees them, and the software goes by the frames “before and after.”',
        },
        {
          html: 'stands at one place in every frame.',
          misconception: 'ar-reversed',
          why: 'A scratch that runs down the film might stay at one place; but what all frames share is kept, and only what the neighbors lack is painted out.',
        },
        {
          html: 'runs down the length of the film.',
          misconception: 'ar-echoed-words',
          why: 'Grit is dragged “down the length of a film,” and makes the scratches; but the software does not know that.',
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
          html: 'watches the daughter and not those behind her.',
          misconception: 'ar-half-right',
          why: 'He does watch the daughter, and names her umbrella; but his first question, “What are they running from?” is about the men behind her.',
        },
        {
          html: 'knows from his trade how old prints look.',
          misconception: 'ar-common-sense-over-text',
          why: 'He was a projectionist, so this is likely; but he says nothing of prints, only of running and an umbrella.',
        },
        {
          html: 'knows what weather the film ought to show.',
          misconception: 'ar-half-right',
          why: 'He does name the umbrella, which belongs to the rain; but he does not know of any rain, or he would not ask “What are they running from?”',
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
      right: 'has made some mistakes of her own.',
      wrong: [
        {
          html: 'has learned to tell scratches from rain.',
          misconception: 'ar-reversed',
          why: 'After seven weeks “by hand” one might expect it; but on the film the two are “exactly alike,” and here she says that she has mixed them up.',
        },
        {
          html: 'no longer trusts the software.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The software did deceive her, overnight; but here she speaks of seven weeks “by hand,” and of what she has done in them.',
        },
        {
          html: 'cares more for rain than for truth.',
          misconception: 'ar-half-right',
          why: 'She did work seven weeks for the rain; but she says that she may have taken a scratch for it, not that she would rather have it.',
        },
      ],
      evidence: ['The two are, on the film, exactly alike', 'Here and there, I am sure'],
      explanation:
        '<p class="plan">An inference: what does she say just before about water and wear, and what is she sure of?</p><p>Rain and scratches “are, on the film, exactly alike,” and so “here and there, I am sure,” she has taken the one for the other: nobody could be right each time.</p>',
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
          html: 'First comes a mistake, and then come two matters that explain it.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'The mistake is the reason for writing, so it may seem to come first; but it is told only “in the fourth reel,” after speed and color.',
        },
        {
          html: 'First comes a find, and then the story of those who made the film.',
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
