import type { WrittenItem } from '#kit'

export const textStructurePurpose1: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/text-structure-purpose-01',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Low',
    b: -1.1,
    seconds: 55,
    text: '<p>Many orb-weaving spiders renew their webs by eating them. Silk is costly protein, and an old web, torn and dusty, would go to waste if it were simply dropped. By swallowing it, the spider recovers much of what it spent; tracer studies show that material from the old web can turn up in the new one within the hour.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To explain a habit and cite evidence that it pays off',
    wrong: [
      {
        html: 'To describe a habit and weigh two explanations of it',
        misconception: 'rw-half-right',
        why: 'A habit is described, but one reason is given for it and none is weighed: by eating the web, the spider “recovers much of what it spent.”',
      },
      {
        html: 'To correct the impression that a certain habit is a waste of material',
        misconception: 'rw-names-the-wrong-move',
        why: 'Waste does come up, but as what would happen if the web “were simply dropped”; nobody is said to think the eating wasteful.',
      },
      {
        html: 'To describe a habit and report how young spiders learn it',
        misconception: 'rw-outside-the-text',
        why: 'Whether spiders learn the habit or are born with it would be a natural question, but the text does not raise it.',
      },
    ],
    evidence: [
      'recovers much of what it spent',
      'material from the old web can turn up in the new one within the hour',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Ask what the tracer studies in the last sentence are there to show.</p><p>By eating its web the spider “recovers much of what it spent,” and the evidence is that “material from the old web can turn up in the new one within the hour.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-02',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0,
    seconds: 65,
    text: '<p>In 1854 the physician John Snow persuaded officials to remove the handle of a water pump in Soho, London, where cholera was raging. The story is told as a triumph of science. <u>Snow himself noted that the epidemic was already fading, since so many residents had fled.</u> The true triumph was quieter: the map and the tables by which he showed, over the following months, that those who drank the water were those who had died.</p>',
    stem: 'Which choice best describes the function of the underlined sentence in the text as a whole?',
    right: 'It takes away from the importance of an event that has just been told.',
    wrong: [
      {
        html: 'It cites an observation by which others had cast doubt on Snow’s account.',
        misconception: 'rw-half-right',
        why: 'Doubt is cast on the story of the pump, but by no other person: “Snow himself noted” that so many had fled.',
      },
      {
        html: 'It grants that the pump had less to do with the outbreak than Snow believed.',
        misconception: 'rw-half-right',
        why: 'The handle did matter less than the story has it, but the water of the pump was the cause: “those who drank the water” died.',
      },
      {
        html: 'It explains why Snow turned from the pump to a study of those who had died.',
        misconception: 'rw-cause-not-shown',
        why: 'His study does follow in the text, but the sentence gives no reason for it; it tells how the epidemic stood when the handle came off.',
      },
    ],
    evidence: ['The story is told as a triumph', 'was already fading', 'The true triumph was quieter'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Who noted the fact in the underlined sentence, and what does it do to the story told just before?</p><p>“The story is told as a triumph”; by the underlined sentence the epidemic “was already fading,” so the handle can have done little; then “The true triumph was quieter” turns to the tables.',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-03',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Low',
    b: -0.9,
    seconds: 55,
    text: '<p>The following text is from “The Boarder,” a story in the manner of the 1900s written for Fourfold.</p><p>He had come in March with one trunk and excellent manners. At breakfast he was a sea captain. By supper, as Mrs. Lowe’s sister had arrived with her interest in theaters, he had once been a tenor. He had hunted in Bengal for the vicar and kept bees for the vicar’s wife. It was not that he lied, Mrs. Lowe decided, so much as that he could not bear to leave anybody alone with a hobby.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To poke fun at a man who claims a past to match each listener’s interests',
    wrong: [
      {
        html: 'To portray a lodger whose stories are found out when two listeners compare them',
        misconception: 'rw-half-right',
        why: 'The stories hardly fit together, but no one compares them; Mrs. Lowe decides for herself what they are, and “not that he lied.”',
      },
      {
        html: 'To tease a landlady who believes whatever a charming lodger says',
        misconception: 'rw-names-the-wrong-move',
        why: 'The lodger has “excellent manners,” but Mrs. Lowe does not simply believe him; she sees what he cannot bear and weighs whether “he lied.”',
      },
      {
        html: 'To smile at a lodger who takes up each hobby of the house and drops it by supper',
        misconception: 'rw-reversed',
        why: 'He changes between breakfast and supper, but it is his past that changes; he “had hunted” and “kept bees,” as he says, long ago.',
      },
    ],
    evidence: [
      'He had hunted in Bengal for the vicar and kept bees for the vicar’s wife',
      'could not bear to leave anybody alone with a hobby',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Who changes when the company changes, and what does the last sentence say about it?</p><p>He has another past for each hearer (“He had hunted in Bengal for the vicar and kept bees for the vicar’s wife”), and the last line smiles at it: he “could not bear to leave anybody alone with a hobby.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-04',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 65,
    text: '<p>Why do some rivers meander? One might suppose that they bend to get around obstacles, but rivers meander even on plains where nothing is in the way. The answer lies in the water itself. Where a stream curves ever so slightly, it runs faster along the outer bank and cuts into it, and it runs slower along the inner bank and drops its silt there. The bend feeds on itself.</p>',
    stem: 'Which choice best describes the overall structure of the text?',
    right: 'It asks a question, rejects an answer found in the land, and gives one found in the water.',
    wrong: [
      {
        html: 'It asks a question, rejects an answer found in the water, and gives one found in the land.',
        misconception: 'rw-reversed',
        why: 'The two are exchanged: obstacles in the land are rejected, and “The answer lies in the water itself.”',
      },
      {
        html: 'It asks a question, gives an answer found in the land, and adds one found in the water.',
        misconception: 'rw-half-right',
        why: 'Land and water come in this order, but obstacles are not accepted as an answer: rivers bend where “nothing is in the way.”',
      },
      {
        html: 'It asks a question, gives an answer found in the water, and adds one found in the land.',
        misconception: 'rw-half-right',
        why: 'The answer does lie in the water, but no second one is added after it; obstacles came first and were set aside.',
      },
    ],
    evidence: ['Why do some rivers meander?', 'One might suppose', 'The answer lies in the water itself.'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. The text considers two answers. Find out which of them stands.</p><p>“Why do some rivers meander?” is the question, “One might suppose” brings the answer that is rejected, and “The answer lies in the water itself” begins the one that is given.',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-05',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 65,
    text: '<p>Costume designer Ritu Falk begins with shoes. <u>An actor in the wrong hat, she says, will forget the hat; an actor in the wrong shoes will walk wrongly for two hours.</u> Once she has found the pair that makes a performer stand as the character would stand, she builds upward, and by the time she reaches the collar, she claims, there is seldom much left to decide.</p>',
    stem: 'Which choice best describes the function of the underlined sentence in the text as a whole?',
    right: 'It gives the reason for which Falk works in a certain order.',
    wrong: [
      {
        html: 'It recalls a mistake that taught Falk to work otherwise.',
        misconception: 'rw-cause-not-shown',
        why: 'A wrong hat and wrong shoes sound like mistakes once made, but no event is told, and nothing says that Falk ever worked otherwise.',
      },
      {
        html: 'It compares two parts of a costume by the time it takes to choose them.',
        misconception: 'rw-names-the-wrong-move',
        why: 'Hat and shoes are compared, but the “two hours” are those in which an actor walks wrongly, not the time needed to choose.',
      },
      {
        html: 'It presents an actor’s view of costumes, which Falk goes on to answer.',
        misconception: 'rw-names-the-wrong-move',
        why: 'It is about an actor in the wrong shoes, but the words are Falk’s own, “she says,” and she answers nobody.',
      },
    ],
    evidence: ['begins with shoes', 'an actor in the wrong shoes will walk wrongly for two hours'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Read the sentence before the underlined one and ask “why?”; then see what the underlined one answers.</p><p>Falk “begins with shoes”; the underlined sentence says why: wrong shoes make an actor “walk wrongly for two hours.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-06',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 75,
    text: '<p>It has become usual to say that the great library of Alexandria perished in a fire, and to name the culprit according to taste: a general, a bishop, or a caliph. The sources do mention fires. They also mention, less dramatically, that scholars were expelled and that their support was withdrawn; and papyrus rolls rot if no one pays to have them recopied. A library can burn in a night; to die, this one seems to have needed several centuries and a great many people who had other things to pay for.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To show how neglect, more than any single disaster, brought a library to an end',
    wrong: [
      {
        html: 'To weigh three accounts of who set the fire in which a library was lost',
        misconception: 'rw-names-the-wrong-move',
        why: 'A general, a bishop, and a caliph are named, but only as matters of “taste”; the text turns from them to what the sources mention besides.',
      },
      {
        html: 'To show how expelled scholars, more than any fire, emptied a library of texts',
        misconception: 'rw-half-right',
        why: 'Scholars were expelled, but they are not said to have taken texts along; rolls rot “if no one pays to have them recopied.”',
      },
      {
        html: 'To show how careless copying, more than any fire, ruined the texts in a library',
        misconception: 'rw-half-right',
        why: 'Copying is part of it, but it was not done carelessly: it was left undone, since nobody paid “to have them recopied,” over centuries.',
      },
    ],
    evidence: [
      'scholars were expelled and that their support was withdrawn; and papyrus rolls rot if no one pays to have them recopied',
      'several centuries and a great many people who had other things to pay for',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Ask what would be missing if the part in question were cut.</p><p>Against the fire the text sets that “scholars were expelled,” that “their support was withdrawn,” and that “papyrus rolls rot,” over “several centuries”: slow neglect.',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-07',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Low',
    b: -0.8,
    seconds: 60,
    text: '<p>Chili peppers are not hot by accident. Mammals that bite into one feel pain, and they chew seeds to bits in any case. Birds feel nothing of the kind; they swallow the seeds whole and drop them far away. <u>The heat, in other words, turns away the animals that destroy the seeds and spares the ones that sow them.</u></p>',
    stem: 'Which choice best describes the function of the underlined sentence in the text as a whole?',
    right: 'It sums up what the facts about two kinds of animals come to.',
    wrong: [
      {
        html: 'It draws from the facts just given a conclusion that is then tested.',
        misconception: 'rw-names-the-wrong-move',
        why: 'It does look back on the facts just given, but nothing is tested after it; with “in other words” the text ends.',
      },
      {
        html: 'It adds a third fact that explains the two facts just given.',
        misconception: 'rw-names-the-wrong-move',
        why: 'The two facts about mammals and birds come first, but no third is added; “in other words” puts the same facts briefly.',
      },
      {
        html: 'It turns from the harm that animals do to the good they do.',
        misconception: 'rw-half-right',
        why: 'Harm and good are both in it, but the good done by birds, which “drop them far away,” had been told before, so nothing new begins.',
      },
    ],
    evidence: ['Mammals that bite into one feel pain', 'they swallow the seeds whole and drop them far away'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Test the verb of each option alone before you look at its subject.</p><p>The facts about mammals (“feel pain”) and birds (who “swallow the seeds whole and drop them far away”) are drawn together by “in other words.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-08',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 70,
    text: '<p>These lines open “Night Shift,” a poem in the manner of the 1940s written for Fourfold.</p><p>The bakers are awake. The rest of us<br>have handed in the day and gone to bed.<br>They have the moon, the radio, the bus<br>that brings one driver in for yesterday’s bread.<br>And somewhere in our sleep we turn, and pull<br>the blanket up, and do not know, or care,<br>that someone’s hands, already warm and full,<br>are making of the dark a thing to share.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To honor people who work at night while others sleep and know nothing of it',
    wrong: [
      {
        html: 'To set the comfort of those who sleep against the hardship of those who work',
        misconception: 'rw-half-right',
        why: 'Sleepers and workers are set side by side, but no hardship is shown: the bakers’ hands are “already warm and full.”',
      },
      {
        html: 'To describe a town by night as someone who lies awake in it perceives it',
        misconception: 'rw-names-the-wrong-move',
        why: 'It is a town by night, but the speaker is one of those who “have handed in the day and gone to bed.”',
      },
      {
        html: 'To regret that those who sleep and those who work at night hardly meet',
        misconception: 'rw-cause-not-shown',
        why: 'They do not meet, and the sleepers “do not know, or care,” but the last line speaks of “a thing to share,” not of regret.',
      },
    ],
    evidence: ['do not know, or care', 'are making of the dark a thing to share'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Look at the last two lines: on whom do they rest, and in what tone?</p><p>The sleepers “do not know, or care,” while the bakers “are making of the dark a thing to share.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-09',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: -0.3,
    seconds: 60,
    text: '<p>A cloud can weigh as much as a hundred elephants, and yet it floats. The puzzle dissolves once one considers how that weight is spread. A fair-weather cloud may hold several hundred tons of water, but in droplets so fine that each falls more slowly than the air beneath it rises. It is not one heavy thing aloft but countless light ones.</p>',
    stem: 'Which choice best describes the overall structure of the text?',
    right: 'It opens with a puzzle and resolves it by dividing what seems whole into parts.',
    wrong: [
      {
        html: 'It states a puzzle, rejects one solution of it, and proposes another.',
        misconception: 'rw-half-right',
        why: 'A puzzle is stated, but a single solution is offered and none rejected: it “dissolves once one considers how that weight is spread.”',
      },
      {
        html: 'It presents a common belief and corrects it with the help of a figure.',
        misconception: 'rw-names-the-wrong-move',
        why: 'A figure is given, “several hundred tons of water,” but it corrects nothing: that a cloud is heavy “and yet it floats” is true.',
      },
      {
        html: 'It describes a process step by step and then compares it with another.',
        misconception: 'rw-part-for-whole',
        why: 'That droplets fall “more slowly than the air beneath it rises” is a process, but it is one step in solving a puzzle, and no other is compared.',
      },
    ],
    evidence: [
      'and yet it floats',
      'dissolves once one considers how that weight is spread',
      'not one heavy thing aloft but countless light ones',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. What does the word “puzzle” refer to, and what does the last sentence say the cloud really is?</p><p>“and yet it floats” makes the puzzle; it “dissolves once one considers how that weight is spread”: the cloud is “not one heavy thing aloft but countless light ones.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-10',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 70,
    text: '<p>Until the middle of the twentieth century, most maps showed the seafloor as a blank or a plain. Marie Tharp, who was not then allowed on research ships because she was a woman, plotted by hand, point by point and for years on end, the soundings that others brought back, and saw in them a valley running down the middle of the Atlantic. <u>Her colleague dismissed it at first as idle talk.</u> Within a few years, plots of earthquakes fell along the same line, and the valley became a foundation of plate tectonics.</p>',
    stem: 'Which choice best describes the function of the underlined sentence in the text as a whole?',
    right: 'It reports a response that the next sentence proves mistaken.',
    wrong: [
      {
        html: 'It reports a response that the next sentence goes on to justify.',
        misconception: 'rw-half-right',
        why: 'The next sentence does bear on the response, but it confirms Tharp: earthquakes “fell along the same line.”',
      },
      {
        html: 'It reports a response that the previous sentence gives in other words.',
        misconception: 'rw-names-the-wrong-move',
        why: 'The sentence before does concern the valley, but it tells what Tharp “saw in them”; the colleague’s view of it comes only now.',
      },
      {
        html: 'It reports a response that the previous sentence shows to be widespread.',
        misconception: 'rw-half-right',
        why: 'A response is reported, but it is one colleague’s; the sentence before is about soundings and names nobody who agreed with him.',
      },
    ],
    evidence: [
      'saw in them a valley running down the middle of the Atlantic',
      'plots of earthquakes fell along the same line',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. See what the underlined sentence reports, and then what its neighbors say about the same matter.</p><p>The valley she saw was “dismissed” and then confirmed when “plots of earthquakes fell along the same line.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-11',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Low',
    b: -0.7,
    seconds: 55,
    text: '<p>To test whether goats can read a human face, researchers hung two photographs of the same stranger side by side on the wall of a pen, one smiling and one frowning. Goats were let in one at a time. More often than not, they walked to the smiling face first and spent longer nosing at it. The effect was clearest when the happy face was on the right.</p>',
    stem: 'Which choice best describes the overall structure of the text?',
    right: 'It states a question, a test, a result, and a detail of the result.',
    wrong: [
      {
        html: 'It states a question, a test, a result, and a doubt about the result.',
        misconception: 'rw-half-right',
        why: 'Question, test, and result are right, but no doubt follows: the effect was “clearest” with the happy face on the right.',
      },
      {
        html: 'It states a question, a test, a result, and a use of the result.',
        misconception: 'rw-half-right',
        why: 'The first three are right, but nothing is said about what the finding is good for; the end tells when it was “clearest.”',
      },
      {
        html: 'It states a question, a test, a result, and a reason for the result.',
        misconception: 'rw-cause-not-shown',
        why: 'A reason would be welcome, but why goats prefer the smile, or the right side, is not explained.',
      },
    ],
    evidence: [
      'To test whether goats can read a human face',
      'walked to the smiling face first',
      'when the happy face was on the right',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. The first three parts are easy to name; read the last sentence for the fourth.</p><p>“To test whether goats can read a human face” is the question; the photographs are the test; they “walked to the smiling face first”; and the effect was clearest “when the happy face was on the right.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-12',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0,
    seconds: 65,
    text: '<p>People who praise handwriting over typing often appeal to beauty. Neuroscientist Gro Haugland has a plainer argument. When we type, every letter is the same small tap. When we write, each has its own movement, and in her recordings the regions of the brain that handle movement, sight, and memory are active together. She does not ask schools to give up keyboards, only to delay them.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To present an argument from movement for delaying keyboards',
    wrong: [
      {
        html: 'To present an argument from slowness for delaying keyboards',
        misconception: 'rw-half-right',
        why: 'The delay is what she asks for, but slowness is not her reason; she points out that each letter “has its own movement.”',
      },
      {
        html: 'To present an argument from memory for taking notes by hand',
        misconception: 'rw-half-right',
        why: 'Memory is among the regions that are active, but the argument starts from movement, and notes are never mentioned; keyboards are to come later.',
      },
      {
        html: 'To defend keyboards against a claim about beauty in handwriting',
        misconception: 'rw-names-the-wrong-move',
        why: 'She does not appeal to beauty, and she lets schools have keyboards, but her argument is in favor of writing, with the keyboard to come later.',
      },
    ],
    evidence: ['each has its own movement', 'are active together', 'to give up keyboards, only to delay them'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Find Haugland’s argument in the middle of the text and her request in the last sentence.</p><p>In writing “each has its own movement,” and brain regions “are active together”; what she asks is not “to give up keyboards, only to delay them.”',
  },
]
