import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A text as it is looked for, compared and sorted, whatever the locale of the server. */
export class AddFoldText1700000000080 implements MigrationInterface {
  name = 'AddFoldText1700000000080';

  /**
   * The same as `foldText` of the kernel: without accents and case first, then without signs. The last
   * capitals of the translation are younger than the libraries of some servers.
   */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
      create function fold_letters(said text) returns text
        language sql immutable strict parallel safe
        return normalize(
          replace(replace(replace(replace(translate(
            lower(regexp_replace(
              normalize(translate(said, '´', ''''), nfkd),
              '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]+',
              '', 'g'
            ) collate "und-x-icu"),
            'đðɖɗƌȡłƚȴøɵħɦıɨŋɲƞȵŧƭʈƫȶĸƙƀɓƃƈȼəǝɇɠǥƥɍʉʋƴɏƶȥƒɉɋⱥςґᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿⰯꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵ',
            'ddddddllloohhiinnnntttttkkbbbcceeeggpruvyyzzfjqaσгᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿⱟꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶ'
          ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
          nfc
        );
      create function fold_text(said text) returns text
        language sql immutable strict parallel safe
        return coalesce(
          nullif(btrim(regexp_replace(
            translate(regexp_replace(fold_letters(said), '(?<=[0-9])[.,](?=[0-9])', ' ', 'g'), '''"${'`'}‘’‚‛“”„‟′″‹›«»ʹʻʼʽˈ.,…!?¡¿،؛؟。、', ''),
            '[\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\-\u058A\u05BE\u2010-\u2015\u2212\u30FB/|:;()\[\]{}\u00B7\u2022]+',
            ' ', 'g'
          )), ''),
          btrim(regexp_replace(
            fold_letters(said),
            '[\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+',
            ' ', 'g'
          ))
        );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function fold_text(text);
      drop function fold_letters(text);
    `);
  }
}
