/** Tools of the system, as Debian packages them: Python's, Ruby's, Hugo, pandoc; and a page of one's own under a policy. */
import { join } from 'node:path';
import { embedOf, hrefOf } from '../../src/embed/markdown/blocks.ts';
import { escapeHtml } from '../../src/notation/markup.ts';
import { PAGE_STYLE } from '../../src/packages/embed/head.ts';
import { asciidoc, BLOCKS, PAGE } from './blocks.ts';
import { FENCES_STYLE, fencesScript, run, type Tool, write } from './tool.ts';

/** Debian's Python, which has Debian's packages. */
const PYTHON = '/usr/bin/python3';

const plain: Tool = {
  title: 'plain HTML, strict policy',
  way: 'elements',
  build({ folder, site }) {
    const { origin } = new URL(site);
    const elements = BLOCKS.map((block) => {
      const embed = embedOf(block, { site });
      const attributes = Object.entries(embed.attributes).map(
        ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
      );
      return `<mahjong-embed${attributes.join('')}><a href="${escapeHtml(hrefOf(embed, { site }))}">${escapeHtml(embed.fallback)}</a></mahjong-embed>`;
    });
    write(folder, {
      'index.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Docs</title>
<link rel="stylesheet" href="page.css"><script src="${site}embed/v1/mahjong.js" defer></script>
<main><h1>Tables</h1>${elements.join('\n')}</main>`,
      'page.css':
        ':root { color-scheme: light dark } main { max-width: 46rem; margin: auto } mahjong-embed:not(:defined) { display: block; min-height: 740px }',
    });
    return {
      folder,
      path: '',
      headers: {
        'content-security-policy': `default-src 'none'; style-src 'self'; script-src ${origin}; frame-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
    };
  },
};

const mkdocs: Tool = {
  title: 'MkDocs, our extension',
  way: 'package',
  needs: ['mkdocs', '--version'],
  build({ folder, site, python }) {
    write(folder, {
      'docs/index.md': PAGE,
      'docs/mahjong.css': PAGE_STYLE,
      'mkdocs.yml': `site_name: Docs
markdown_extensions:
  - sparrow_markdown:
      site: ${site}
extra_css:
  - mahjong.css
extra_javascript:
  - ${site}embed/v1/mahjong.js
`,
    });
    run(folder, ['mkdocs', 'build', '--quiet'], { PYTHONPATH: python, PYTHONDONTWRITEBYTECODE: '1' });
    return { folder: join(folder, 'site'), path: '' };
  },
};

const material: Tool = {
  title: 'MkDocs Material',
  way: 'fences',
  needs: ['dpkg-query', '--show', 'mkdocs-material'],
  build({ folder, site }) {
    write(folder, {
      'docs/index.md': PAGE,
      'overrides/main.html': `{% extends "base.html" %}{% block extrahead %}${fencesScript(site)}{% endblock %}`,
      'mkdocs.yml': `site_name: Docs
theme:
  name: material
  custom_dir: overrides
  font: false
  features: [navigation.instant]
markdown_extensions:
  - pymdownx.superfences:
      custom_fences:
        - name: mahjong
          class: mahjong
          format: !!python/name:pymdownx.superfences.fence_code_format
`,
    });
    run(folder, ['mkdocs', 'build', '--quiet']);
    return { folder: join(folder, 'site'), path: '' };
  },
};

const sphinx: Tool = {
  title: 'Sphinx, MyST, Furo',
  way: 'fences',
  needs: ['sphinx-build', '--version'],
  build({ folder, site }) {
    write(folder, {
      'index.md': PAGE,
      '_static/mahjong.css': FENCES_STYLE,
      'conf.py': `project = 'Docs'
extensions = ['myst_parser']
html_theme = 'furo'
suppress_warnings = ['misc.highlighting_failure']
html_static_path = ['_static']
html_css_files = ['mahjong.css']
html_js_files = [('${site}embed/v1/mahjong.js', {'data-fences': '', 'defer': 'defer'})]
`,
    });
    run(folder, ['sphinx-build', '-q', '-b', 'html', '.', 'built']);
    return { folder: join(folder, 'built'), path: '' };
  },
};

const hugo: Tool = {
  title: 'Hugo',
  way: 'fences',
  needs: ['hugo', 'version'],
  build({ folder, site }) {
    write(folder, {
      'config.toml': "baseURL = '/'\ntitle = 'Docs'\n",
      'content/_index.md': `---\ntitle: Docs\n---\n${PAGE}`,
      'layouts/index.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Docs</title><style>main { max-width: 46rem; margin: auto }</style>${fencesScript(site)}<main>{{ .Content }}</main>`,
    });
    run(folder, ['hugo', '--quiet', '--disableKinds', 'taxonomy,term']);
    return { folder: join(folder, 'public'), path: '' };
  },
};

const jekyll: Tool = {
  title: 'Jekyll',
  way: 'fences',
  needs: ['jekyll', '--version'],
  build({ folder, site }) {
    write(folder, {
      '_config.yml': 'title: Docs\n',
      'index.md': `---\nlayout: page\n---\n${PAGE}`,
      '_layouts/page.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Docs</title>${fencesScript(site)}<main>{{ content }}</main>`,
    });
    run(folder, ['jekyll', 'build', '--quiet', '--disable-disk-cache']);
    return { folder: join(folder, '_site'), path: '' };
  },
};

const pandoc: Tool = {
  title: 'pandoc',
  way: 'fences',
  needs: ['pandoc', '--version'],
  build({ folder, site }) {
    write(folder, { 'page.md': PAGE, 'head.html': fencesScript(site) });
    run(folder, [
      ...['pandoc', '--standalone', '--metadata', 'title=Docs', '--include-in-header', 'head.html'],
      ...['--from', 'gfm', 'page.md', '--output', 'index.html'],
    ]);
    return { folder, path: '' };
  },
};

const asciidoctor: Tool = {
  title: 'Asciidoctor',
  way: 'fences',
  needs: ['asciidoctor', '--version'],
  build({ folder, site }) {
    write(folder, { 'page.adoc': asciidoc(), 'docinfo.html': fencesScript(site) });
    run(folder, ['asciidoctor', '-a', 'docinfo=shared', '-o', 'index.html', 'page.adoc']);
    return { folder, path: '' };
  },
};

const nbconvert: Tool = {
  title: 'nbconvert',
  way: 'fences',
  needs: [PYTHON, '-c', 'import nbconvert; print(nbconvert.__version__)'],
  build({ folder, site }) {
    const cell = (source: string) => ({ cell_type: 'markdown', metadata: {}, source });
    const notebook = {
      nbformat: 4,
      nbformat_minor: 4,
      metadata: {},
      cells: [cell(fencesScript(site)), cell(PAGE)],
    };
    write(folder, { 'page.ipynb': JSON.stringify(notebook) });
    run(folder, [PYTHON, '-m', 'nbconvert', '--to', 'html', '--output', 'index.html', 'page.ipynb']);
    return { folder, path: '' };
  },
};

export const SYSTEM_TOOLS: readonly Tool[] = [
  plain,
  mkdocs,
  material,
  sphinx,
  hugo,
  jekyll,
  pandoc,
  asciidoctor,
  nbconvert,
];
