// @vitest-environment jsdom
/** A saved frame for learning platforms: the archive, the manifest, and what is counted. */
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { manifestOf } from '../../src/downloads/scorm.ts';
import { checksum, zipOf } from '../../src/downloads/zip.ts';
import { scormTime } from '../../src/embed/file/scorm.ts';
import { createTally } from '../../src/embed/tally.ts';

/** Reads an archive by its list at the end, as programs do. */
function filesIn(bytes: Buffer): { readonly name: string; readonly text: string }[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const [check, size, title] = [
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
    ];
    const own = bytes.readUInt32LE(at + 42);
    const name = bytes.subarray(at + 46, at + 46 + title).toString();
    expect(bytes.readUInt32LE(own)).toBe(0x04034b50);
    expect(bytes.subarray(own + 30, own + 30 + title).toString()).toBe(name);
    const text = bytes.subarray(own + 30 + title, own + 30 + title + size);
    expect(crc32(text)).toBe(check);
    at += 46 + title;
    return { name, text: text.toString() };
  });
}

describe('An archive', () => {
  test('holds its files as they are, each with its checksum', async () => {
    const files = [
      { name: 'imsmanifest.xml', text: '<manifest/>' },
      { name: 'ü/index.html', text: 'tiles 🀀 '.repeat(1000) },
      { name: 'empty', text: '' },
    ];
    const bytes = await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(zipOf(files));
    });
    expect(filesIn(Buffer.from(bytes))).toEqual(files);
  });

  test('has the checksum that others compute', () => {
    for (const text of ['', 'a', '123456789', 'tiles 🀀'])
      expect(checksum(new TextEncoder().encode(text))).toBe(crc32(text));
  });
});

describe('The manifest', () => {
  const manifest = new DOMParser().parseFromString(manifestOf('A &quot;Pung&quot; &amp; more'), 'text/xml');
  const one = (name: string): Element => {
    const [found, ...others] = manifest.getElementsByTagName(name);
    expect(others).toEqual([]);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };

  test('has what SCORM 1.2 asks for, in its order', () => {
    expect(manifest.querySelector('parsererror')).toBeNull();
    const { documentElement: root } = manifest;
    expect([root.localName, root.namespaceURI]).toEqual([
      'manifest',
      'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
    ]);
    expect([...root.children].map(({ localName }) => localName)).toEqual([
      'metadata',
      'organizations',
      'resources',
    ]);
    expect([one('schema').textContent, one('schemaversion').textContent]).toEqual(['ADL SCORM', '1.2']);
  });

  test('leads from its organization to one page, which reports', () => {
    const organization = one('organization');
    expect(one('organizations').getAttribute('default')).toBe(organization.getAttribute('identifier'));
    expect([...organization.children].map(({ localName }) => localName)).toEqual(['title', 'item']);
    expect(organization.querySelector('title')?.textContent).toBe('A "Pung" & more');
    const resource = one('resource');
    expect(one('item').getAttribute('identifierref')).toBe(resource.getAttribute('identifier'));
    expect(resource.getAttributeNS('http://www.adlnet.org/xsd/adlcp_rootv1p2', 'scormtype')).toBe('sco');
    expect(resource.getAttribute('href')).toBe(one('file').getAttribute('href'));
    // Identifiers are names of XML, each given once.
    const ids = [...manifest.querySelectorAll('[identifier]')].map(
      (each) => each.getAttribute('identifier') ?? '',
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
  });
});

test.each([
  [0, '0000:00:00.00'],
  [5040, '0000:00:05.04'],
  [65_500, '0000:01:05.50'],
  [3_600_000, '0001:00:00.00'],
  [(99 * 3600 + 59 * 60 + 59) * 1000 + 990, '0099:59:59.99'],
])('%i milliseconds are %s', (milliseconds, text) => {
  expect(scormTime(milliseconds)).toBe(text);
});

describe('What a frame tells of answers', () => {
  const answered = (question: string, right: boolean) =>
    ({ type: 'answered', right, rule: null, question, choices: ['yes'] }) as const;

  test('counts the tries of each question, and the time since the one before', () => {
    let now = 1000;
    const tally = createTally(() => now);
    now += 2000;
    expect(tally(answered('a', false))).toEqual({ ...answered('a', false), tries: 1, seconds: 2 });
    now += 3100;
    expect(tally(answered('a', true))).toMatchObject({ tries: 2, seconds: 3.1 });
    expect(tally(answered('b', true))).toMatchObject({ tries: 1, seconds: 0 });
    expect(tally({ type: 'solved' })).toEqual({ type: 'solved', score: 0.5, tries: 3, seconds: 5.1 });
  });

  test('what has no questions is solved with all', () => {
    expect(createTally(() => 0)({ type: 'solved' })).toEqual({
      type: 'solved',
      score: 1,
      tries: 0,
      seconds: 0,
    });
  });

  test('a step is passed on as it is', () => {
    expect(createTally()({ type: 'step', step: 2, of: 3 })).toEqual({ type: 'step', step: 2, of: 3 });
  });
});
