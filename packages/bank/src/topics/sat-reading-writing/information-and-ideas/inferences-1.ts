import type { WrittenItem } from '#kit'

export const inferences1: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/inferences-01',
    skill: 'rw-inferences',
    difficulty: 'Low',
    b: -1,
    seconds: 60,
    text: '<p>Barn swallows build with mud, which they gather pellet by pellet at puddles and stream banks. A single nest may take a pair more than a thousand trips, and most pairs return to the same barn year after year. In a dry spring, ecologist Moira Tate found that swallows on farms with a dripping trough or a leaking pipe began nesting on their usual dates, while those on farms without such a source started almost three weeks late. Temperature and insect numbers were alike on all the farms. Tate therefore proposes that the late swallows ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'had been held up by a lack of wet mud for their nests.',
    wrong: [
      {
        html: 'had spent weeks mending old nests.',
        misconception: 'rw-outside-the-text',
        why: 'Pairs do return “to the same barn year after year,” but so do those with a trough; only the lack of water sets the late ones apart.',
      },
      {
        html: 'had found fewer insects because the spring was dry.',
        misconception: 'rw-cause-not-shown',
        why: 'Hunger is a common reason for a late start, but insect numbers “were alike on all the farms,” so it cannot be the difference.',
      },
      {
        html: 'had been driven from their farms by the neighbors.',
        misconception: 'rw-cause-not-shown',
        why: 'Swallows may quarrel over nests, but no driving-off is described, only a late start on farms without wet mud.',
      },
    ],
    evidence: ['Barn swallows build with mud', 'Temperature and insect numbers were alike on all the farms.'],
    explanation:
      '<strong>Plan:</strong> Inference. Say what must be so if the facts are true, and strike options that need one more assumption.</p><p>The farms differed in one thing, a source of water in a dry spring, and “Barn swallows build with mud”; “Temperature and insect numbers were alike on all the farms.”',
  },
  {
    id: 'sat-reading-writing/inferences-02',
    skill: 'rw-inferences',
    difficulty: 'Medium',
    b: -0.1,
    seconds: 70,
    text: '<p>Roman concrete piers have stood in seawater for two thousand years, while modern ones may crumble within fifty. Modern concrete is made with steel bars, which rust and swell when salt water reaches them. Roman builders used no steel; their piers were massive blocks of concrete alone. Both kinds stand in harbors of the same sea, where waves, salt, and sun are the same for all. The contrast is sometimes taken to show that Roman concrete was stronger. But since much of the modern damage begins at the bars, it may instead show that ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'the Romans had avoided a weakness that comes with steel.',
    wrong: [
      {
        html: 'Roman builders had placed piers where the sea does less harm.',
        misconception: 'rw-reversed',
        why: 'Gentler water would explain the long life, but the two kinds stand “in harbors of the same sea,” with the same waves and salt.',
      },
      {
        html: 'modern concrete is weakened more quickly if bars are left out.',
        misconception: 'rw-reversed',
        why: 'Bars are put in to strengthen concrete, so this sounds likely, but much of the damage “begins at the bars” themselves.',
      },
      {
        html: 'Roman builders had avoided rust by coating their steel with concrete.',
        misconception: 'rw-half-right',
        why: 'Avoiding rust is right, but “Roman builders used no steel,” so there was nothing to coat.',
      },
    ],
    evidence: ['much of the modern damage begins at the bars', 'Roman builders used no steel'],
    explanation:
      '<strong>Plan:</strong> Inference. List what the text has told you as short facts, and take only the step that they force.</p><p>“Roman builders used no steel,” and “much of the modern damage begins at the bars”: what differs may be the steel, not the strength of the concrete.',
  },
  {
    id: 'sat-reading-writing/inferences-03',
    skill: 'rw-inferences',
    difficulty: 'Low',
    b: -0.8,
    seconds: 60,
    text: '<p>A town library removed late fees for children’s books but kept them for adults’ books, films, and recordings. Over the next year, children’s books came back about as promptly as before, and the number of children holding a library card doubled. Fees had brought in very little money, but the town council had kept them for thirty years as a lesson in punctuality. The librarian had worried that families would keep books for months if nothing was charged. The year’s results suggested to the library that, for children’s books at least, ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'the fees had done more to discourage borrowing than to speed returns.',
    wrong: [
      {
        html: 'the fees had neither sped returns nor kept any children from borrowing.',
        misconception: 'rw-half-right',
        why: 'That they had not sped returns is right, but borrowing did change: the number of children with a card “doubled” once the fees were gone.',
      },
      {
        html: 'the fees had been the one reason that so many families stayed away from it.',
        misconception: 'rw-overstates',
        why: 'That cards doubled makes fees look like the whole reason, but other reasons for staying away are not ruled out.',
      },
      {
        html: 'the fees had sped returns more than they had discouraged borrowing.',
        misconception: 'rw-reversed',
        why: 'Both effects are named, but returns did not slow when fees ended, while card holders doubled; the weights are exchanged.',
      },
    ],
    evidence: [
      'children’s books came back about as promptly as before, and the number of children holding a library card doubled',
    ],
    explanation:
      '<strong>Plan:</strong> Inference. Find the one thing that differs and the things that are the same; the answer follows from that.</p><p>Without fees, “children’s books came back about as promptly as before, and the number of children holding a library card doubled”: returns did not need the fees, but borrowing had suffered from them.',
  },
  {
    id: 'sat-reading-writing/inferences-04',
    skill: 'rw-inferences',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 80,
    text: '<p>Linguist Adaeze Fenn recorded speakers of a coastal language that has eleven words for mud and one for snow. Newspapers reported that its speakers must perceive mud more finely than others do. Fenn’s own test found otherwise: outsiders shown twenty samples sorted them into the same eleven groups on the first try, though they had no names for any. What the words added, she found, was speed in conversation. Her results imply that, in this case, having words for kinds of mud ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'helps people mention distinctions that others are able to see as well.',
    wrong: [
      {
        html: 'allows people to notice differences that outsiders are unable to see.',
        misconception: 'rw-reversed',
        why: 'This is what the newspapers thought; in the test, outsiders sorted the samples “into the same eleven groups,” so they saw the differences too.',
      },
      {
        html: 'has as little effect on how people speak as it has on how they perceive.',
        misconception: 'rw-half-right',
        why: 'That the words do not change what is perceived is right, but the text adds that they bring “speed in conversation,” so speech is affected.',
      },
      {
        html: 'allows people to sort samples in less time than outsiders are able to.',
        misconception: 'rw-half-right',
        why: 'Speed is what the words add, but “in conversation”; at sorting, outsiders did as well “on the first try.”',
      },
    ],
    evidence: [
      'outsiders shown twenty samples sorted them into the same eleven groups on the first try',
      'What the words added, she found, was speed in conversation.',
    ],
    explanation:
      '<strong>Plan:</strong> Inference. Say what must be so if the facts are true, and strike options that need one more assumption.</p><p>Outsiders “sorted them into the same eleven groups on the first try,” so the seeing is shared; “What the words added, she found, was speed in conversation.”',
  },
  {
    id: 'sat-reading-writing/inferences-05',
    skill: 'rw-inferences',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 70,
    text: '<p>The following text is from <em>The Upper Field</em>, a novel in the manner of the 1930s written for Fourfold.</p><p>Her uncle read the letter at the window with his back to them. Then he folded it along its old creases, put it in the stove, and asked who wanted more potatoes. Nobody had seen him burn a scrap of paper before; he saved even the wrappers of soap. Lise passed her plate, though it was full, and her aunt began to talk loudly about the fence.</p>',
    stem: 'Based on the text, what can most reasonably be inferred about the people at the table?',
    right: 'They notice that he is upset by the letter, and they help him to pass over it.',
    wrong: [
      {
        html: 'They think that the letter has upset him, and they wait for him to speak of it.',
        misconception: 'rw-half-right',
        why: 'They do notice, but they do not wait: a full plate is passed, and the aunt begins “to talk loudly about the fence.”',
      },
      {
        html: 'They think that he is in some trouble, and they are at a loss what to do.',
        misconception: 'rw-half-right',
        why: 'That something is wrong they do see, but they are not at a loss: one passes her plate, “though it was full,” and another talks of the fence.',
      },
      {
        html: 'They think that he is angry with them, and they take care not to annoy him.',
        misconception: 'rw-cause-not-shown',
        why: 'He does turn his back on them, but it is to read; what he burns is a letter, and he asks who would like more potatoes.',
      },
    ],
    evidence: [
      'Nobody had seen him burn a scrap of paper before',
      'Lise passed her plate, though it was full, and her aunt began to talk loudly about the fence',
    ],
    explanation:
      '<strong>Plan:</strong> Inference. List what the text has told you as short facts, and take only the step that they force.</p><p>“Nobody had seen him burn a scrap of paper before,” so they notice; and Lise’s full plate and her aunt’s loud talk help him change the subject.',
  },
  {
    id: 'sat-reading-writing/inferences-06',
    skill: 'rw-inferences',
    difficulty: 'Medium',
    b: 0,
    seconds: 65,
    text: '<p>Some bamboo species of Asia and South America flower only once in many decades, all at the same time, and then die. The mass of seeds that falls is far more than rats and birds can eat. Nothing about the weather seems to set the event off, and plants of one species that have been moved to other continents flower in the same year. A biologist who scattered bamboo seed in small amounts in years without a flowering found that animals ate every one. These observations suggest that by flowering all at once, bamboo plants ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'leave animals more seed than they can eat.',
    wrong: [
      {
        html: 'make room in the light for seedlings.',
        misconception: 'rw-cause-not-shown',
        why: 'The old plants do die, which would let in light, but the text never speaks of light; its facts are about seed that is eaten.',
      },
      {
        html: 'make use of the years in which weather is best for seed.',
        misconception: 'rw-reversed',
        why: 'Good years would be a reason for common timing, but “Nothing about the weather seems to set the event off.”',
      },
      {
        html: 'starve rats during the decades between.',
        misconception: 'rw-cause-not-shown',
        why: 'Decades without a flowering might starve rats, but seed scattered in such years was eaten to the last: “animals ate every one.”',
      },
    ],
    evidence: ['far more than rats and birds can eat', 'animals ate every one'],
    explanation:
      '<strong>Plan:</strong> Inference. Find the one thing that differs and the things that are the same; the answer follows from that.</p><p>Scattered seed was lost (“animals ate every one”), while the mass flowering drops “far more than rats and birds can eat”: some seed must be left.',
  },
  {
    id: 'sat-reading-writing/inferences-07',
    skill: 'rw-inferences',
    difficulty: 'Low',
    b: -0.9,
    seconds: 55,
    text: '<p>Oak panels were the usual support for paintings in northern Europe until canvas gradually took their place in the sixteenth and seventeenth centuries, and the wood of a panel can often tell more about its date than the paint can. When museums date a wooden panel by counting its tree rings, they learn the year in which its outermost ring grew. But panel makers planed away the soft outer wood, often removing an unknown number of rings. If the last ring on a panel grew in 1480, therefore, a painting on that panel ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'cannot have been made earlier than 1480.',
    wrong: [
      {
        html: 'must have been finished before 1480.',
        misconception: 'rw-reversed',
        why: 'The year 1480 is the right date, but it is an earliest one: the tree was still growing in that year.',
      },
      {
        html: 'is shown by the ring to date from 1480.',
        misconception: 'rw-overstates',
        why: 'Rings were often removed, so the tree may have been felled many years after 1480.',
      },
      {
        html: 'may be a copy of another one made before 1480.',
        misconception: 'rw-outside-the-text',
        why: 'A painting can be a copy of an older one, but nothing in the text bears on copies; it tells only what the last ring proves.',
      },
    ],
    evidence: ['they learn the year in which its outermost ring grew', 'often removing an unknown number of rings'],
    explanation:
      '<strong>Plan:</strong> Inference. Say what must be so if the facts are true, and strike options that need one more assumption.</p><p>The tree lived at least until its last remaining ring, and makers were “often removing an unknown number of rings,” so the panel is from 1480 or later.',
  },
  {
    id: 'sat-reading-writing/inferences-08',
    skill: 'rw-inferences',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 75,
    text: '<p>In 1816, after the eruption of Tambora the year before, much of New England had frost in June, July, and August. Farmers’ diaries complain of ruined corn. Yet tax records from one Vermont county show that farms there lost less than half as much value as farms in the county next to it. Soil and frost dates were similar in both; but the first county grew mainly oats, a crop that stands cool weather better than corn does. The records suggest, then, that ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'how hard the cold struck a given farm had much to do with its crops.',
    wrong: [
      {
        html: 'farms with better soil came through the cold with much smaller losses.',
        misconception: 'rw-reversed',
        why: 'Better soil would explain smaller losses, but soil and frost dates “were similar in both” counties; the crops were not.',
      },
      {
        html: 'frost came to the county that was planted with oats later than to the other.',
        misconception: 'rw-reversed',
        why: 'A later frost would explain the smaller losses, but “Soil and frost dates were similar in both”; the counties differed in what they grew.',
      },
      {
        html: 'farmers’ diaries from that year cannot be trusted in what they say of losses.',
        misconception: 'rw-overstates',
        why: 'The diaries do complain more loudly than the records of one county, but they speak of corn, which was indeed ruined.',
      },
    ],
    evidence: [
      'Soil and frost dates were similar in both; but the first county grew mainly oats, a crop that stands cool weather better than corn does.',
    ],
    explanation:
      '<strong>Plan:</strong> Inference. List what the text has told you as short facts, and take only the step that they force.</p><p>“Soil and frost dates were similar in both; but the first county grew mainly oats, a crop that stands cool weather better than corn does”: the crop made the difference.',
  },
  {
    id: 'sat-reading-writing/inferences-09',
    skill: 'rw-inferences',
    difficulty: 'Low',
    b: -0.7,
    seconds: 60,
    text: '<p>Chess programs long ago surpassed the best human players, and some feared that people would lose interest in watching people play. Instead, audiences for human games have grown. Tournaments that were once reported in a column of small print are now shown live, with commentary in a dozen languages. Viewers often follow with a program running, which shows them at once when a player errs. Commentator Luz Abarca argues that the thrill of a match lies in seeing someone decide under pressure without knowing what the viewer knows. If she is right, then the programs ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'have added to the drama that audiences find in a human contest.',
    wrong: [
      {
        html: 'have taken the suspense out of games between human players.',
        misconception: 'rw-reversed',
        why: 'To know the errors at once seems to spoil a game, but for Abarca it is part of the thrill that the viewer knows more.',
      },
      {
        html: 'have made contests more dramatic by showing players when they have erred.',
        misconception: 'rw-half-right',
        why: 'Drama is right, but programs show errors to viewers; players decide “without knowing what the viewer knows.”',
      },
      {
        html: 'have drawn larger audiences by teaching viewers to judge the play.',
        misconception: 'rw-cause-not-shown',
        why: 'Viewers do follow with a program, but what thrills them, by Abarca, is to know what a player does not; what they learn is not mentioned.',
      },
    ],
    evidence: [
      'the thrill of a match lies in seeing someone decide under pressure without knowing what the viewer knows',
    ],
    explanation:
      '<strong>Plan:</strong> Inference. Find the one thing that differs and the things that are the same; the answer follows from that.</p><p>If “the thrill of a match lies in seeing someone decide under pressure without knowing what the viewer knows,” then a program that tells the viewer more heightens it.',
  },
  {
    id: 'sat-reading-writing/inferences-10',
    skill: 'rw-inferences',
    difficulty: 'High',
    b: 1.1,
    seconds: 80,
    text: '<p>A fossil bed in Wyoming holds thousands of fish but not one of the bottom-dwelling kinds that were common in lakes of that age. Some researchers take this to mean that the lake’s floor lacked oxygen. Without oxygen, they say, nothing could have lived on the bottom, and whatever sank there would have been preserved, as these fish were. Geologist Amrit Solberg points to a nearby bed, laid down in the same lake at the same depth, whose slabs show the burrows of worms that need oxygen to live. Unless conditions changed sharply over a short distance, Solberg reasons, ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'the floor must have had oxygen where the fish were found as well.',
    wrong: [
      {
        html: 'fish of the bottom lived there, too, but decayed before mud covered them.',
        misconception: 'rw-cause-not-shown',
        why: 'Decay would explain why none are found, but the text gives no sign of it; the burrows tell of oxygen and not of these fish.',
      },
      {
        html: 'the other fish are whole because nothing on the floor could disturb them.',
        misconception: 'rw-reversed',
        why: 'This is what those researchers say who think that “nothing could have lived on the bottom”; the worms speak against it.',
      },
      {
        html: 'the worms came to the lake only after the last of the fish had been buried.',
        misconception: 'rw-cause-not-shown',
        why: 'A later arrival would save the older view, but both beds were laid down “in the same lake,” and no order in time is given.',
      },
    ],
    evidence: ['that need oxygen to live', 'in the same lake at the same depth'],
    explanation:
      '<strong>Plan:</strong> Inference. Say what must be so if the facts are true, and strike options that need one more assumption.</p><p>Worms “that need oxygen to live” burrowed “in the same lake at the same depth,” so, unless conditions changed, oxygen was not lacking beneath the fish.',
  },
  {
    id: 'sat-reading-writing/inferences-11',
    skill: 'rw-inferences',
    difficulty: 'Low',
    b: -0.7,
    seconds: 60,
    text: '<p>Honey found sealed in very old jars can still be eaten. Jars of it have been dug up that were filled long before anyone living was born, and those who tasted the honey found it sweet. Honey holds so little water that microbes landing in it dry out before they can multiply, and it is acidic besides. But honey also draws moisture from the air. A jar left open in a damp cellar will, after some months, begin to ferment. One can conclude that the long life of honey depends on ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'a seal that keeps moisture away.',
    wrong: [
      {
        html: 'the moisture that it draws in.',
        misconception: 'rw-reversed',
        why: 'Honey does draw moisture from the air, but that is what spoils it: left open in a damp cellar it will “begin to ferment.”',
      },
      {
        html: 'a seal that holds its acid in.',
        misconception: 'rw-half-right',
        why: 'Sealing is right, but nothing is said of acid that gets lost; an open jar ferments because honey “draws moisture from the air.”',
      },
      {
        html: 'a quantity of acid that protects it.',
        misconception: 'rw-overstates',
        why: 'Honey is “acidic besides,” but that its acid is enough even in damp cellars goes too far: there it begins to ferment all the same.',
      },
    ],
    evidence: [
      'Honey holds so little water that microbes landing in it dry out',
      'A jar left open in a damp cellar will, after some months, begin to ferment.',
    ],
    explanation:
      '<strong>Plan:</strong> Inference. List what the text has told you as short facts, and take only the step that they force.</p><p>Dryness protects honey (“Honey holds so little water that microbes landing in it dry out”), and “A jar left open in a damp cellar will, after some months, begin to ferment,” so it must be kept from damp.',
  },
  {
    id: 'sat-reading-writing/inferences-12',
    skill: 'rw-inferences',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 70,
    text: '<p>Court interpreters in colonial Lima swore to translate “without adding or removing anything.” Historian Beatriz Lund compared the Spanish transcripts of forty trials with petitions the same witnesses later dictated in Quechua. Nobody had set the two kinds of document side by side before, since they lie in different archives and are written in different languages. In the transcripts, witnesses speak in long legal sentences and name dates by saints’ days. In the petitions, they are blunt and reckon time by harvests. Since the witnesses were the same people, Lund infers that the transcripts ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'owe some of their wording and style to the interpreters.',
    wrong: [
      {
        html: 'were written down some time after the witnesses had spoken.',
        misconception: 'rw-outside-the-text',
        why: 'It would explain a change of wording, but when the transcripts were written is not told; what lay between witness and page was an interpreter.',
      },
      {
        html: 'preserve the speech of witnesses better than petitions do.',
        misconception: 'rw-reversed',
        why: 'Interpreters swore to leave nothing out, so one trusts the transcripts, but it is their style that looks foreign to the speakers.',
      },
      {
        html: 'took some of their wording from the lawyers who dictated the petitions.',
        misconception: 'rw-half-right',
        why: 'That the wording is not the witnesses’ is right, but the witnesses dictated the petitions themselves.',
      },
    ],
    evidence: [
      'witnesses speak in long legal sentences and name dates by saints’ days',
      'they are blunt and reckon time by harvests',
      'the witnesses were the same people',
    ],
    explanation:
      '<strong>Plan:</strong> Inference. Find the one thing that differs and the things that are the same; the answer follows from that.</p><p>The same people sound legal in one record and “are blunt and reckon time by harvests” in the other, so the difference points to those who put their words into Spanish.',
  },
]
