import { Config } from '@palisade/platform';
import { DocumentStore } from './document-store';
import { FolderStore } from './folder-store';
import { S3Store } from './s3-store';

/** The store that the configuration names. */
export const documentStore = {
  provide: DocumentStore,
  inject: [Config],
  useFactory: (config: Config): DocumentStore => {
    const { DOCUMENT_STORE_URL } = config.values;
    return DOCUMENT_STORE_URL ? new S3Store(DOCUMENT_STORE_URL) : new FolderStore(config);
  },
};
