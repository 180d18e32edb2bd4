import type { SuppliedWords } from '#content/supplied.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Scanner } from '../files/clamd.ts';
import { hasRoom, readDiskRoom } from '../files/disk-room.ts';
import type { FileStore } from '../files/store.ts';
import { previewLegalTexts } from '../legal/legal-texts.ts';
import type { Documents } from '../pages/documents.ts';
import { createSite, type Site } from '../pages/site.ts';
import type { WorkerPool } from '../worker-pool.ts';
import { readDraftTexts } from './draft-texts.ts';
import { pictureEncoder } from './encode-variant.ts';
import { openSiteFilms, type SiteFilms } from './films-files.ts';
import { openSitePictures, type SitePictures } from './pictures-files.ts';
import { type ReadPlaces, readPicturePlaces } from './pictures-places.ts';
import { openSiteReports, type SiteReports } from './reports.ts';
import { createSearch, type SearchResult } from './search.ts';
import { type AskedFrame, showFrame } from './stages.ts';
import { type SiteTextRules, siteTextRules } from './text-rules.ts';

/** With what the back office changes the public pages. */
export interface SiteEditing {
  textRules: SiteTextRules;
  /** Shows a public page, or a stage of it, with all drafts of texts, each of them marked. */
  showEditable(frame: AskedFrame): Promise<Response>;
  /** The owner's own pictures of the public pages. */
  sitePictures: SitePictures;
  picturePlaces: ReadPlaces;
  /** The owner's own films of the public pages. */
  siteFilms: SiteFilms;
  /** The reports from which results come. */
  siteReports: SiteReports;
  /** In all texts of the site, and in what its pages show besides. */
  search(query: string): Promise<SearchResult>;
}

interface Parts {
  config: Config;
  database: Database;
  origin: string;
  supplied: SuppliedWords;
  documents: Documents;
  frameScript: string;
  /** As visitors see it. */
  site: Site;
  pictureStore: FileStore;
  /** For encoding pictures. */
  drawing: WorkerPool;
  workers: WorkerPool;
  scanner: Scanner | undefined;
}

export function openSiteEditing(parts: Parts): SiteEditing {
  const {
    config,
    database,
    origin,
    supplied,
    documents,
    frameScript,
    site,
    pictureStore,
    scanner,
  } = parts;
  const { siteUrl } = config;
  const textRules = siteTextRules(supplied);

  /** With all drafts, each text and picture marked. */
  async function openMarkedSite(): Promise<Site> {
    const drafts = await readDraftTexts(database, supplied, textRules.supplied);
    const legal = previewLegalTexts(database, drafts.words, config);
    return { ...createSite(database, origin, drafts, legal), marksPictures: true };
  }
  async function openMarked() {
    const marked = await openMarkedSite();
    return (path: string) => documents.marked(path, marked);
  }

  const encode = pictureEncoder(parts.drawing);
  const siteFilms = openSiteFilms({
    ...{ store: pictureStore, encode, now: database.now },
    // As it arrives and as it is kept; where the store is elsewhere, nothing of it lies here.
    hasRoom: async (bytes) =>
      config.filesUrl !== undefined || hasRoom(await readDiskRoom(config), bytes),
  });
  const withSupplied: Site = { ...site, picture: () => undefined };
  return {
    textRules,
    async showEditable(frame) {
      const { editable } = documents;
      return showFrame(frame, { site: await openMarkedSite(), editable, frameScript, siteUrl });
    },
    sitePictures: openSitePictures(pictureStore, encode),
    picturePlaces: readPicturePlaces((path) => documents.marked(path, withSupplied)),
    siteFilms,
    siteReports: openSiteReports({ store: pictureStore, pool: parts.workers, scanner }),
    search: createSearch({ database, supplied: textRules.supplied, openMarked }),
  };
}
