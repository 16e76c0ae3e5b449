/**
 * Loaded before Playwright where it drives stock Firefox (NODE_OPTIONS='--import …'): this Firefox lacks the command
 * that sets light and motion, without which Playwright opens no page. Here it is left out; both are given as
 * preferences.
 */
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return loaded;
    const source = String(loaded.source ?? '').replace(
      /await this\.(_session|_browser\._browserSession)\.send\("emulation\.setMediaFeaturesOverride"/g,
      'await (async () => {})("emulation.setMediaFeaturesOverride"',
    );
    return { ...loaded, source };
  },
});
