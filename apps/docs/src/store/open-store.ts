import { Config } from '@palisade/platform';
import { DocumentStore } from './document-store';
import { FolderStore } from './folder-store';
import { S3Store } from './s3-store';

/** The store that the configuration names; the S3 client is loaded only where it is used. */
export const documentStore = {
  provide: DocumentStore,
  inject: [Config],
  useFactory: async (config: Config): Promise<DocumentStore> => {
    const { DOCUMENT_STORE_URL } = config.values;
    if (!DOCUMENT_STORE_URL) return new FolderStore(config);
    return new S3Store(DOCUMENT_STORE_URL, await import('@aws-sdk/client-s3'));
  },
};
