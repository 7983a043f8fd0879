import type { Passage } from '../../../types.ts'

export const passage: Passage = {
  id: 'act-reading/whose-mouth',
  kind: 'Humanities',
  title: 'Whose Mouth',
  description:
    'Passage A is adapted from the essay “Borrowed Faces” by Giulia Marchetti (2014), who has dubbed films into Italian for thirty years. Passage B is adapted from “In Praise of the Bottom of the Screen” by Erik Lindqvist (2016), a translator of subtitles. Both writers are invented.',
  paragraphs: [
    '# Passage A',
    'My face is unknown, and I have been recognized in taxis. For twenty-two years I have been the Italian voice of one American actress; when she is frightened, Italy hears me. I have met her once. We had nothing to say to each other, and I noticed that I kept looking at her mouth.',
    'People who have grown up with subtitles speak of dubbing as if it were a forgery. They imagine that we cover a performance over. But consider what we do all day. We stand in a dark room before a loop of eleven seconds, and we watch it as no audience ever will. I know at which syllable she takes her breath. I know that she lies with her lips closed. The dialogue has been written to fit her mouth, so that where she says a *b* or an *m*, and the lips must meet, my line has one too; and within that cage, which is narrower than any sonnet, it has to be speech that a person would say. Then I must act it. A subtitle can tell you what she said. It cannot be afraid.',
    'And it cannot be read by everyone. My grandmother left school at nine. She saw every great film of her time in a parish hall in Ferrara, and she talked about them all her life as other people talk about their neighbors. Nobody ever asked her to read them.',
    'I grant that something is lost. It is the sound of the person, the grain of the one voice that belongs to that one body, and I feel it as a debt each time I step up to the microphone. What I dispute is that the eye, which must leave her face fifteen times a minute to read, has lost nothing.',
    '# Passage B',
    'I write for the bottom of the screen. I have two lines, about forty letters each, and as a rule no more than six seconds. A person speaks faster than a person reads, so a third of what is said must go. People suppose that this is the sad part. It is the craft. I have to decide, a thousand times in a film, what a sentence is for. When a man says, “Well, look, I mean, it’s not as if I didn’t try to call you,” I write: *I tried to call.* The actor supplies the rest. It is there in his voice, which I have not touched.',
    'That is the whole of my case. The subtitle is a translation that shows its work. It stands beside the original, like a page of facing text, and takes nothing away. The viewer hears the man stammer, hears that he comes from the north, hears that he has been crying, and reads four words that are plainly not his. No one has ever mistaken me for the actor. A dubbed film asks you to believe that a woman in Texas was born in Rome, and that all of Texas was. It is done with enormous skill. That is my objection to it.',
    'In Sweden, where I live, we have subtitled nearly everything for grown people since sound came in, and for a simple reason: we were few, and dubbing was dear. We made a virtue of it later. Still, the virtue is real. Children here learn early that other languages exist, because they can hear them; it is hard to grow up thinking that everybody speaks as you do. I would not claim that subtitles have made us better at English than our neighbors to the south. Schools and the size of our language have a share in it. But I have met few Swedes who learned the word *freeze* from a teacher.',
    'What I can’t give is the joke that depends on speed, or two people who talk at once. And there are those who cannot read so fast, or at all. To them I have nothing to offer but the picture. I know it, and I have never found the answer to it. I only know that, for everyone else, I would sooner leave a thing out than put another in its place.',
  ],
  questions: [
    {
      id: 'act-reading/whose-mouth-q1',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The first paragraph of Passage A suggests that the writer, when she met the actress:',
      right: 'saw her first of all as someone whose speech she had studied.',
      wrong: [
        {
          html: 'saw in her a stranger, and was hurt that they had nothing to say.',
          misconception: 'ar-half-right',
          why: 'They did have nothing to say, but no hurt is mentioned; what she reports is where she kept looking.',
        },
        {
          html: 'resented her for being known while the writer is not.',
          misconception: 'ar-wrong-tone',
          why: 'The contrast of an unknown face with a famous one might breed envy, but the tone is amused: she has “been recognized in taxis.”',
        },
        {
          html: 'hoped to be asked to work with her on another film.',
          misconception: 'ar-outside-the-text',
          why: 'A hope for work would be natural, but nothing in the paragraph speaks of a next film; they had nothing to say to each other.',
        },
      ],
      evidence: ['I noticed that I kept looking at her mouth'],
      explanation:
        '<p class="plan">An inference: ask what a dubbing actress looks at all day, and what she looks at here.</p><p>“We had nothing to say to each other, and I noticed that I kept looking at her mouth” ([[line: I noticed that I kept looking at her mouth]]). It is the habit of her work, in which she must know “at which syllable she takes her breath.”</p>',
    },
    {
      id: 'act-reading/whose-mouth-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'In Passage A, the “cage, which is narrower than any sonnet” ([[line: within that cage, which is narrower than any sonnet]]) refers to the:',
      right: 'match between new lines and an actress’s lips.',
      wrong: [
        {
          html: 'small dark room in which the dubbing is done.',
          misconception: 'ar-literal-for-figurative',
          why: 'The room is dark and perhaps small, but “cage” is a figure of speech; it points back to the sentence about lips that must meet.',
        },
        {
          html: 'demand that the words be those a person would say.',
          misconception: 'ar-half-right',
          why: 'This demand is in the same sentence, but it is what must be met “within that cage”; the cage is the fit to the mouth.',
        },
        {
          html: 'loop of eleven seconds that is shown again and again.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The loop is where she watches the mouth; a length of time is not what makes a line have to hold a <em>b</em> or an <em>m</em>.',
        },
      ],
      evidence: ['The dialogue has been written to fit her mouth'],
      explanation:
        '<p class="plan">A figure in context: the word “that” in “that cage” points back; read the clause before it.</p><p>“The dialogue has been written to fit her mouth” ([[line: The dialogue has been written to fit her mouth]]): where her lips must meet, so must those that speak the line; “and within that cage” it still has to sound like speech. The fit to the lips is the cage.</p>',
    },
    {
      id: 'act-reading/whose-mouth-q3',
      skill: 'ar-function',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The main function of the paragraph about the grandmother in Passage A is to:',
      right: 'put forward viewers for whom subtitles would have closed the cinema.',
      wrong: [
        {
          html: 'put forward a viewer whom the cinema had taught to read.',
          misconception: 'ar-half-right',
          why: 'The grandmother is such an example of a viewer, but she was not taught to read by films: “Nobody ever asked her to read them.”',
        },
        {
          html: 'tell where and how the writer’s grandmother came to see films.',
          misconception: 'ar-content-for-function',
          why: 'The parish hall in Ferrara is told, but for the sake of a point: the paragraph begins “And it cannot be read by everyone,” speaking of the subtitle.',
        },
        {
          html: 'show that films have always been loved by people of every kind.',
          misconception: 'ar-too-broad',
          why: 'The grandmother did love films, but the paragraph is about one kind of viewer, those who left school early, and one kind of translation.',
        },
      ],
      evidence: ['And it cannot be read by everyone.', 'My grandmother left school at nine.'],
      explanation:
        '<p class="plan">A function question: find the claim at the head of the paragraph; the grandmother is there to support it.</p><p>“And it cannot be read by everyone. My grandmother left school at nine” ([[line: And it cannot be read by everyone]]). She saw “every great film of her time” because “Nobody ever asked her to read them.” With subtitles she could not have followed.</p>',
    },
    {
      id: 'act-reading/whose-mouth-q4',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'According to Passage B, about a third of what is said has to be left out of the subtitles because:',
      right: 'viewers need more time to read than actors need to speak.',
      wrong: [
        {
          html: 'viewers need time to look away from the text at the face.',
          misconception: 'ar-half-right',
          why: 'Time is the reason, but the comparison in the text is between speaking and reading; the eye that leaves the face is from Passage A.',
        },
        {
          html: 'much of what the actors say adds nothing to the story.',
          misconception: 'ar-common-sense-over-text',
          why: 'The example of “Well, look, I mean” may suggest it, but the reason given is speed; the actor’s extra words are said to matter, in his voice.',
        },
        {
          html: 'jokes that depend on speed cannot be translated at all.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The jokes are named near the end, as something he cannot give; the third that must go is explained in the first lines.',
        },
      ],
      evidence: ['A person speaks faster than a person reads, so a third of what is said must go.'],
      explanation:
        '<p class="plan">A stated cause: find “a third” in Passage B and read the sentence in which it stands.</p><p>“A person speaks faster than a person reads, so a third of what is said must go” ([[line: so a third of what is said must go]]).</p>',
    },
    {
      id: 'act-reading/whose-mouth-q5',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'When the writer of Passage B says of dubbing “It is done with enormous skill. That is my objection to it” ([[line: That is my objection to it]]), he means that the skill:',
      right: 'makes viewers forget that they are given a substitute.',
      wrong: [
        {
          html: 'makes viewers forget how much of the text is left out.',
          misconception: 'ar-half-right',
          why: 'Viewers do forget something, but leaving out is what subtitles do; his charge against dubbing is that it puts “another in its place.”',
        },
        {
          html: 'is wasted on viewers who notice the difference anyway.',
          misconception: 'ar-reversed',
          why: 'The trouble for him is just that they do not notice: one is asked “to believe that a woman in Texas was born in Rome.”',
        },
        {
          html: 'is less than the people who dub films like to believe.',
          misconception: 'ar-wrong-tone',
          why: 'It may sound like an insult, but “enormous” is meant: the better it is done, the more completely the original is covered.',
        },
      ],
      evidence: [
        'No one has ever mistaken me for the actor.',
        'A dubbed film asks you to believe that a woman in Texas was born in Rome',
      ],
      explanation:
        '<p class="plan">An inference: set the sentence beside “No one has ever mistaken me for the actor.”</p><p>Of his own work he says, “No one has ever mistaken me for the actor” ([[line: No one has ever mistaken me for the actor]]); it “shows its work.” A dubbed film “asks you to believe” something untrue, and skill makes one believe it.</p>',
    },
    {
      id: 'act-reading/whose-mouth-q6',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.0,
      seconds: 55,
      text: '',
      stem: 'In Passage B, the writer mentions all of the following about his country EXCEPT:',
      right: 'its schools teach foreign languages with the help of films.',
      wrong: [
        {
          html: 'it took to subtitles because dubbing cost too much.',
          misconception: 'ar-overlooked-mention',
          why: 'This is stated as a simple reason: “we were few, and dubbing was dear.” <em>Dear</em> means expensive.',
        },
        {
          html: 'its children often hear languages that are not their own.',
          misconception: 'ar-overlooked-mention',
          why: 'The paragraph says that children learn early that other languages exist, “because they can hear them.”',
        },
        {
          html: 'it has subtitled films since the coming of sound.',
          misconception: 'ar-overlooked-mention',
          why: 'It stands at the start of the third paragraph: “nearly everything for grown people since sound came in.”',
        },
      ],
      evidence: ['Schools and the size of our language have a share in it.', 'we were few, and dubbing was dear'],
      explanation:
        '<p class="plan">An EXCEPT question: the third paragraph of Passage B holds three of the four; cross them off.</p><p>“We were few, and dubbing was dear,” children hear other languages, and films have been subtitled “since sound came in.” Schools are mentioned once: they “have a share” in the knowledge of English ([[line: Schools and the size of our language have a share in it]]). That they use films is not said.</p>',
    },
    {
      id: 'act-reading/whose-mouth-q7',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 65,
      text: '',
      stem: 'Both writers admit that their own method:',
      right: 'leaves something out that cannot be made good.',
      wrong: [
        {
          html: 'takes away the sound of the actor’s own voice.',
          misconception: 'ar-mixes-up-passages',
          why: 'This loss is admitted in Passage A only; the subtitle writer says of the voice that he has “not touched” it.',
        },
        {
          html: 'leaves some viewers without a way to follow.',
          misconception: 'ar-half-right',
          why: 'Passage B admits this of people who cannot read so fast; Passage A claims the reverse for dubbing, which her grandmother could follow.',
        },
        {
          html: 'has to shorten the greater part of the dialogue.',
          misconception: 'ar-mixes-up-passages',
          why: 'Shortening is the subtitle writer’s craft; the dubbing actress speaks a full line for every line, fitted to the lips.',
        },
      ],
      evidence: ['I grant that something is lost.', 'To them I have nothing to offer but the picture.'],
      explanation:
        '<p class="plan">A comparison of what each grants: find “I grant” in A and “What I can’t give” in B.</p><p>A: “I grant that something is lost. It is the sound of the person” ([[line: I grant that something is lost]]). B: “What I can’t give is the joke that depends on speed, or two people who talk at once” ([[line: What I can’t give is the joke]]). Each admits a loss of its own kind.</p>',
    },
    {
      id: 'act-reading/whose-mouth-q8',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'The writers disagree most directly about whether:',
      right: 'reading at the foot of the screen costs the audience any of the acting.',
      wrong: [
        {
          html: 'a dubbed line has to fit the lips of the actor who is seen on the screen.',
          misconception: 'ar-mixes-up-passages',
          why: 'The fit to the lips is described in A, and B says nothing against it; he even grants the “enormous skill.”',
        },
        {
          html: 'people who cannot read fast are well served by having the text at the bottom.',
          misconception: 'ar-half-right',
          why: 'Slow readers are in both passages, but there the writers agree: B says that to them he has “nothing to offer but the picture.”',
        },
        {
          html: 'an actor’s voice carries something that a translation cannot put into words.',
          misconception: 'ar-half-right',
          why: 'It is close to the quarrel, but both hold it: A calls the lost voice “a debt,” and B lets it stand because the actor “supplies the rest.”',
        },
      ],
      evidence: [
        'What I dispute is that the eye, which must leave her face fifteen times a minute to read, has lost nothing.',
        'takes nothing away',
      ],
      explanation:
        '<p class="plan">A comparison: look for a statement in one passage that the other passage denies.</p><p>B says that the subtitle “takes nothing away” ([[line: takes nothing away]]). A denies just this: “What I dispute is that the eye, which must leave her face fifteen times a minute to read, has lost nothing” ([[line: What I dispute is that the eye]]).</p>',
    },
    {
      id: 'act-reading/whose-mouth-q9',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Compared with the tone of Passage A, the tone in which Passage B speaks of its writer’s own work is more:',
      right: 'self-effacing: he is content not to be noticed.',
      wrong: [
        {
          html: 'modest, as of one who thinks that others do it better.',
          misconception: 'ar-half-right',
          why: 'He is modest, but not from a low opinion of the work; “It is the craft,” he says, and his case rests on not being noticed.',
        },
        {
          html: 'bitter, as of one whose work has not been valued.',
          misconception: 'ar-wrong-tone',
          why: 'He admits what he cannot do, which may sound sad, but he defends subtitles with a quiet mind: “the virtue is real.”',
        },
        {
          html: 'proud, as of one who gives a performance of his own.',
          misconception: 'ar-mixes-up-passages',
          why: 'To act, to be afraid, to be heard by Italy: this pride is in Passage A; the writer of B adds nothing of his own to the voice.',
        },
      ],
      evidence: [
        'The actor supplies the rest. It is there in his voice, which I have not touched.',
        'when she is frightened, Italy hears me',
      ],
      explanation:
        '<p class="plan">A comparison of tone: choose two phrases from each passage in which the writer speaks of himself or herself.</p><p>A: “when she is frightened, Italy hears me” ([[line: when she is frightened, Italy hears me]]). B: “The actor supplies the rest. It is there in his voice, which I have not touched” ([[line: The actor supplies the rest]]), and “No one has ever mistaken me for the actor.” B keeps himself out of sight.</p>',
    },
    {
      id: 'act-reading/whose-mouth-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.0,
      seconds: 65,
      text: '',
      stem: 'The writer of Passage B treats the Swedes’ knowledge of English with caution in that he:',
      right: 'allows that school and a small mother tongue matter too.',
      wrong: [
        {
          html: 'names other countries in which it is just as good.',
          misconception: 'ar-half-right',
          why: 'He does mention “our neighbors to the south,” but not as equally good; they serve for a comparison that he declines to press.',
        },
        {
          html: 'denies that films have had any share in it.',
          misconception: 'ar-half-right',
          why: 'He is cautious, but not so far: the last sentence of the paragraph, on the word <em>freeze</em>, hints that films did have a share.',
        },
        {
          html: 'says that children learn that other languages exist.',
          misconception: 'ar-true-but-not-asked',
          why: 'This is in the same paragraph and it is true, but it is his claim for subtitles and not a caution about English.',
        },
      ],
      evidence: ['Schools and the size of our language have a share in it.'],
      explanation:
        '<p class="plan">Weighing an argument: find “I would not claim” and see what is put forward to limit the claim.</p><p>“I would not claim that subtitles have made us better at English than our neighbors to the south. Schools and the size of our language have a share in it” ([[line: Schools and the size of our language have a share in it]]). He names causes besides subtitles.</p>',
    },
  ],
}
