import { Entity, PrimaryColumn } from 'typeorm';

/** That a paper was issued with a form: it keeps the form in the library. */
@Entity('form_use')
export class FormUse {
  @PrimaryColumn('uuid', { name: 'form_id' })
  formId: string;

  @PrimaryColumn('uuid', { name: 'document_id' })
  documentId: string;
}
