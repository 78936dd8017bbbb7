/** Daily backups of the tables, kept for a year and not longer: what was promised to be deleted must be. */
import { Duration } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import { BACKUP_MONTHS } from '../../shared/model/lifecycle.ts';
import type { Stage } from '../stages.ts';
import { removalPolicyOf } from './removal-policy.ts';

export type TableBackupsProps = { stage: Stage; tables: TableV2[]; key: IKey | undefined };

/** Twelve months are no shorter in any year. */
const KEPT_DAYS = Math.floor((BACKUP_MONTHS * 365) / 12);

export class TableBackups extends Construct {
  constructor(scope: Construct, id: string, props: TableBackupsProps) {
    super(scope, id);
    const { stage, tables, key } = props;
    const vault = new BackupVault(this, 'Vault', {
      backupVaultName: `xpage-${stage.name}`,
      removalPolicy: removalPolicyOf(stage),
      ...(key ? { encryptionKey: key } : {}),
    });
    const plan = new BackupPlan(this, 'Plan', { backupPlanName: `xpage-${stage.name}`, backupVault: vault });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'daily',
        scheduleExpression: Schedule.cron({ hour: '3', minute: '0' }),
        deleteAfter: Duration.days(KEPT_DAYS),
      }),
    );
    plan.addSelection('Tables', {
      resources: tables.map((table) => BackupResource.fromArn(table.tableArn)),
      role: this.makeRole(tables, key),
      disableDefaultBackupPolicy: true,
    });
  }

  /** What a backup of a table takes (AWS Backup Developer Guide, advanced DynamoDB backup), and no more. */
  private makeRole(tables: TableV2[], key: IKey | undefined): Role {
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('backup.amazonaws.com') });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['dynamodb:DescribeTable', 'dynamodb:ListTagsOfResource', 'dynamodb:StartAwsBackupJob'],
        resources: tables.map((table) => table.tableArn),
      }),
    );
    if (key) {
      role.addToPolicy(
        new PolicyStatement({
          actions: ['kms:Decrypt', 'kms:DescribeKey', 'kms:GenerateDataKey'],
          resources: [key.keyArn],
        }),
      );
    }
    return role;
  }
}
